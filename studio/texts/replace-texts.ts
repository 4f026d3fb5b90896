import type { SanityClient, Mutation } from '@sanity/client'
import { nameOf } from '#studio/document-name.ts'
import { placeId, replaceIn, type Found, type Phrase, type StoredDocument } from './find-texts.ts'

type Client = Pick<SanityClient, 'fetch' | 'mutate'>
type Texts = Record<string, string>

/** What one replacement did, as much as it takes to undo it. */
export interface Replacement {
  transactionId: string
  /** How many texts were changed. */
  count: number
  drafts: { id: string; type: string; title: string; isNew: boolean; before: Texts }[]
}

const DRAFT = 'drafts.'

/**
 * Replaces the phrase in these texts, in drafts, in one transaction: all of them or none.
 * @throws Error with a sentence when one of the documents has changed since it was searched
 */
export async function replaceTexts(
  client: Client,
  found: Found[],
  phrase: Phrase,
  replacement: string,
): Promise<Replacement> {
  const documents = [...new Set(found.map(({ document }) => document))]
  await refuseChanged(client, documents)
  const drafts = documents.map((document) => {
    const fields = found.filter((one) => one.document === document)
    const before = Object.fromEntries(fields.map(({ path, text }) => [path, text]))
    const after = Object.fromEntries(
      fields.map(({ path, text }) => [path, replaceIn(text, phrase, replacement)]),
    )
    return { document, id: draftId(document), isNew: !isDraft(document), before, after }
  })
  const mutations = drafts.flatMap(({ document, id, isNew, after }): Mutation[] =>
    isNew
      ? // Fails where somebody has begun a draft meanwhile.
        [{ create: { ...withoutRevision(document), _id: id } }, { patch: { id, set: after } }]
      : [{ patch: { id, ifRevisionID: document._rev, set: after } }],
  )
  const { transactionId } = await client.mutate(mutations, { returnDocuments: false })
  return {
    transactionId,
    count: found.length,
    drafts: drafts.map(({ document, id, isNew, before }) => ({
      id,
      type: document._type,
      title: nameOf(document) ?? document._type,
      isNew,
      before,
    })),
  }
}

/** The ids of the texts that it changed. */
export function placesOf({ drafts }: Replacement): string[] {
  return drafts.flatMap(({ id, before }) => Object.keys(before).map((path) => placeId(id, path)))
}

/**
 * Takes a replacement back in one transaction: new drafts go, others get their texts again.
 * @throws Error with a sentence when one of the drafts was edited or published since
 */
export async function undoReplacement(
  client: Client,
  { transactionId, drafts }: Replacement,
): Promise<void> {
  const mutations = drafts.flatMap(({ id, isNew, before }): Mutation[] => [
    { patch: { id, ifRevisionID: transactionId, set: before } },
    ...(isNew ? [{ delete: { id } }] : []),
  ])
  try {
    await client.mutate(mutations, { returnDocuments: false })
  } catch (cause) {
    throw new Error(
      'Some of these drafts were edited or published since, so nothing was undone. Each document’s History has the texts from before.',
      { cause },
    )
  }
}

async function refuseChanged(client: Client, documents: StoredDocument[]): Promise<void> {
  const ids = documents.flatMap((document) => [document._id, draftId(document)])
  const now = await client.fetch<Record<string, string>[]>(
    '*[_id in $ids]{_id, _rev}',
    { ids },
    { perspective: 'raw' },
  )
  const revisions = new Map(now.map(({ _id, _rev }) => [_id, _rev]))
  const isChanged = documents.some(
    (document) =>
      revisions.get(document._id) !== document._rev ||
      (!isDraft(document) && revisions.has(draftId(document))),
  )
  if (isChanged)
    throw new Error('Somebody has edited one of these documents since. Search again, then replace.')
}

function isDraft({ _id }: StoredDocument): boolean {
  return _id.startsWith(DRAFT)
}

function draftId(document: StoredDocument): string {
  return isDraft(document) ? document._id : DRAFT + document._id
}

function withoutRevision({ _rev, _updatedAt, ...document }: StoredDocument) {
  return document
}
