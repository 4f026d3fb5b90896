import type { Mutation, SanityClient } from '@sanity/client'
import type { SchemaType } from 'sanity'
import { textFields } from '#schemas/fields/text-fields.ts'
import { publishedId } from '#schemas/rules/context.ts'
import { counted } from '#shared/text.ts'
import { editedNow, isStored, type StoredDocument } from '#studio/texts/find-texts.ts'
import { addLanguage, translationId } from './add-language.ts'
import { type Language, stateOf, type Tie, titleOf } from './languages.ts'
import { readXliff, type TextFile } from './xliff.ts'

type Client = Pick<SanityClient, 'fetch' | 'mutate'>
type TypeOf = (name: string) => SchemaType | undefined

/** What is known of the documents and their translations. */
interface Known {
  languages: Language[]
  ties: Tie[]
  /** The ids of all documents in the default language. */
  sources: { id: string }[]
}

/** The texts of every document whose translation is missing, not published or older than its source. */
export async function textsOut(
  client: Client,
  typeOf: TypeOf,
  { languages, ties, sources }: Known,
  to: string,
): Promise<TextFile[]> {
  const pairs = sources
    .map(({ id }) => ({ id, tie: tieOf(ties, id) }))
    .filter(({ tie }) => stateOf(tie?.versions ?? [], languages, to) !== 'current')
    .map(({ id, tie }) => ({ id, translation: versionOf(tie, to) ?? translationId(id, to) }))
  const documents = await readNow(
    client,
    pairs.flatMap(({ id, translation }) => [id, translation]),
  )
  return pairs.flatMap(({ id, translation }) => {
    const source = documents.get(id)
    const type = source && typeOf(source._type)
    if (source === undefined || type === undefined) return []
    const own = documents.get(translation)
    const texts = new Map(
      own === undefined ? [] : textFields(own, type).map(({ path, text }) => [path, text]),
    )
    return {
      id,
      from: languages[0]?.code ?? '',
      to,
      revision: own?._rev ?? '',
      texts: textFields(source, type).map(({ path, text, titles }) => {
        const target = texts.get(path) ?? ''
        return {
          path,
          source: text,
          target: target === text ? '' : target,
          note: titles.join(' › '),
        }
      }),
    }
  })
}

/**
 * Writes translated texts into drafts, in one transaction. What was edited since its texts were taken out stays:
 * a whole translation that somebody changed, and a text whose source is another now.
 * @returns a sentence for the editor
 */
export async function textsIn(
  client: Client,
  typeOf: TypeOf,
  file: string,
  { ties, languages }: Known,
  to: string,
): Promise<string> {
  const files = readXliff(file)
  const other = files.find((one) => one.to !== to)
  if (other !== undefined) {
    const [found, wanted] = [other.to, to].map((code) => titleOf(code, languages))
    throw new Error(`These texts are for ${found}, not for ${wanted}.`)
  }
  const pairs = files.map((one) => {
    const tie = tieOf(ties, one.id)
    return { ...one, tie, translation: versionOf(tie, to) ?? translationId(one.id, to) }
  })
  const documents = await readNow(
    client,
    pairs.flatMap(({ id, translation }) => [id, translation]),
  )
  const mutations: Mutation[] = []
  let [written, left, refused] = [0, 0, 0]
  for (const { id, tie, translation, revision, texts } of pairs) {
    const source = documents.get(id)
    const type = source && typeOf(source._type)
    const own = documents.get(translation)
    if (source === undefined || type === undefined || (own?._rev ?? '') !== revision) {
      refused += 1
      continue
    }
    const now = new Map(textFields(source, type).map(({ path, text }) => [path, text]))
    const places = new Map(textFields(own ?? source, type).map(({ path, text }) => [path, text]))
    // What the translator left as it was makes no draft: published, it would count as current.
    const present = texts.filter(({ path, target }) => target !== '' && target !== places.get(path))
    const fitting = present.filter(
      ({ path, source: text }) => now.get(path) === text && places.has(path),
    )
    left += present.length - fitting.length
    if (fitting.length === 0) continue
    written += fitting.length
    const draft = `drafts.${translation}`
    const set = Object.fromEntries(fitting.map(({ path, target }) => [path, target]))
    if (own === undefined)
      mutations.push(...addLanguage({ source, from: languages[0]?.code ?? '', to, tie }))
    else if (own._id !== draft) {
      const { _rev, _updatedAt, ...fields } = own
      mutations.push({ create: { ...fields, _id: draft } })
    }
    mutations.push({
      patch: { id: draft, set, ...(own?._id === draft && { ifRevisionID: own._rev }) },
    })
  }
  if (mutations.length > 0) await client.mutate(mutations, { returnDocuments: false })
  return [
    written > 0
      ? `${counted(written, 'text')} in drafts. Read and publish each document.`
      : 'No text of this file is new.',
    left > 0 && `${counted(left, 'text')} left out: the source says something else now.`,
    refused > 0 &&
      `${counted(refused, 'document')} left out, because somebody changed it since: take its texts out again.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The drafts of these documents, or what is published where there is none, by the published id. */
async function readNow(client: Client, ids: string[]): Promise<Map<string, StoredDocument>> {
  const answer: unknown[] = await client.fetch(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
    { perspective: 'raw' },
  )
  return new Map(
    editedNow(answer.filter(isStored)).map((document) => [publishedId(document._id), document]),
  )
}

function tieOf(ties: readonly Tie[], id: string): Tie | undefined {
  return ties.find(({ versions }) => versions.some((version) => version.id === id))
}

function versionOf(tie: Tie | undefined, language: string): string | undefined {
  return tie?.versions.find((version) => version.language === language)?.id
}
