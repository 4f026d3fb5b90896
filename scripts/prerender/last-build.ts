import { readFile, writeFile } from 'node:fs/promises'
import { isRecord, parseJson } from '#shared/json.ts'

/** What the last build stored under names in a file; empty when it left none that can be read. */
export async function readOfLastBuild(file: string): Promise<Map<string, string>> {
  const stored = parseJson(await readFile(file, 'utf8').catch(() => ''))
  const entries = Object.entries(isRecord(stored) ? stored : {})
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Stores texts under names for the next build. */
export async function storeForNextBuild(
  file: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  await writeFile(file, JSON.stringify(Object.fromEntries(texts)))
}
