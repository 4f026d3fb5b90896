import { rm } from 'node:fs/promises'
import { parseJson } from '#src/lib/json.ts'
import { openJournalFile } from '../../content-api/store/journal-file.ts'

/** A file that grows by one line of JSON at a time; what was appended survives a crash. */
export interface Journal {
  /** What earlier runs wrote. */
  lines: unknown[]
  /** Settles once the line is on the disk. @throws Error when it could not be written. */
  append: (value: unknown) => Promise<void>
  /** Starts over. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

const NOWHERE: Journal = {
  lines: [],
  append: () => Promise.resolve(),
  clear: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Opens a journal, which keeps what it was given as the content's own does. */
export async function openJournal(
  path: string | undefined,
  log: (line: string) => void,
): Promise<Journal> {
  if (path === undefined) return NOWHERE
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
  log(`Sandbox: line ${index + 1} of the inbox is broken and was left out.`)
  return []
}
