import { readFile, writeFile } from 'node:fs/promises'
import { isRecord, parseJson } from '#src/lib/json.ts'
import type { StylesByKind } from './page-styles.ts'

/** The styles of first views that the last build ended with; none when it left none that can be read. */
export async function readLastStyles(file: string): Promise<StylesByKind> {
  const stored = parseJson(await readFile(file, 'utf8').catch(() => ''))
  const entries = Object.entries(isRecord(stored) ? stored : {})
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Stores the styles of first views for the next build. */
export async function storeStyles(file: string, css: StylesByKind): Promise<void> {
  await writeFile(file, JSON.stringify(Object.fromEntries(css)))
}
