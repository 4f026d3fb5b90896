import { rm } from 'node:fs/promises'
import { parseJson } from '#src/lib/json.ts'
import { openJournalFile } from '../../content-api/store/journal-file.ts'

/** A file with one JSON value per line; appended lines survive a crash. */
export interface Journal {
  /** The values that earlier runs wrote. */
  lines: unknown[]
  /** Settles once the line is on disk. @throws Error when it could not be written */
  append: (value: unknown) => Promise<void>
  /** Deletes all lines. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

const IN_MEMORY: Journal = {
  lines: [],
  append: () => Promise.resolve(),
  clear: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Opens the journal at `path`; without a path, nothing is stored. */
export async function openJournal(
  path: string | undefined,
  log: (line: string) => void,
): Promise<Journal> {
  if (path === undefined) return IN_MEMORY
  const file = openJournalFile(path)
  return {
    lines: file.lines.flatMap((line, index) => parse(line, index, log)),
    append: async (value) => file.add(JSON.stringify(value)),
    clear: () => rm(path, { force: true }),
    close: async () => file.close(),
  }
}

function parse(line: string, index: number, log: (line: string) => void): unknown[] {
  const value = parseJson(line)
  if (value !== undefined) return [value]
  log(`Sandbox: line ${index + 1} of the inbox is broken and was skipped.`)
  return []
}
