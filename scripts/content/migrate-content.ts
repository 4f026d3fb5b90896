import { readFile, writeFile } from 'node:fs/promises'
import { isRecord } from '#shared/json.ts'
import type { ArchiveTarget } from './archive.ts'
import { type ContentDocument, parseContent } from './content-file.ts'
import { migrateLinks, pagesByPath } from './migrate-links.ts'

/** Documents of one transaction: a dataset takes a few megabytes at a time. */
const atOnce = 100

/**
 * Migrates the documents of content files (NDJSON), which may link to each other's pages.
 * @param isDryRun changes nothing
 * @returns one line for each link
 */
export async function migrateFiles(files: string[], isDryRun: boolean): Promise<string[]> {
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  )
  const pages = pagesByPath(texts.flatMap(({ file, text }) => parseContent(text, file).documents))
  const told: string[] = []
  for (const { file, text } of texts) {
    const lines = text.split('\n').map((line) => {
      const [document] = parseContent(line, file).documents
      if (document === undefined) return line
      const sentences = migrate(document, pages)
      told.push(...sentences.told)
      return sentences.told.length === 0 ? line : JSON.stringify(sentences.document)
    })
    // oxlint-disable-next-line no-await-in-loop -- a few files, in their order
    if (!isDryRun) await writeFile(file, lines.join('\n'))
  }
  return told
}

/**
 * Migrates a dataset, drafts included, a hundred documents at a time: each of these transactions is
 * applied whole or not at all, and fails if somebody has edited one of its documents meanwhile.
 * @param isDryRun changes nothing
 * @returns one line for each link
 */
export async function migrateDataset(
  { client }: ArchiveTarget,
  isDryRun: boolean,
): Promise<string[]> {
  const query = '*[!(_type match "sanity.*") && !(_type match "system.*")]'
  const found = await client.fetch<ContentDocument[]>(query, {}, { perspective: 'raw' })
  const pages = pagesByPath(found)
  const migrations = found
    .map((document) => ({ before: document, ...migrate(document, pages) }))
    .filter(({ told }) => told.length > 0)
  for (let start = 0; start < (isDryRun ? 0 : migrations.length); start += atOnce) {
    const transaction = client.transaction()
    for (const { before, document } of migrations.slice(start, start + atOnce)) {
      transaction.patch(before._id, {
        set: changedFields(before, document),
        ifRevisionID: String(before['_rev']),
      })
    }
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    await transaction.commit()
  }
  return migrations.flatMap(({ told }) => told)
}

function migrate(before: ContentDocument, pages: ReadonlyMap<string, string>) {
  const { document, changes } = migrateLinks(before, pages)
  const told = changes.map(
    ({ path, from, page }) =>
      `${before._id}, ${path}: ${from} ${page === undefined ? 'stays an address' : `→ ${page}`}`,
  )
  return { document, told }
}

function changedFields(before: ContentDocument, after: ContentDocument): Record<string, unknown> {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  const fields: unknown = JSON.parse(JSON.stringify(after))
  return Object.fromEntries(names.map((name) => [name, isRecord(fields) ? fields[name] : null]))
}
