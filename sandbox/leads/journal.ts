import { appendFile, mkdir, readFile, rm, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that grows by one line of JSON at a time. */
export interface Journal {
  /** What earlier runs wrote. */
  lines: unknown[]
  /** @throws Error when the line could not be written. */
  append: (value: unknown) => Promise<void>
  /** Starts over. */
  clear: () => Promise<void>
  /** Waits for what is being written. */
  close: () => Promise<void>
}

const NOWHERE: Journal = {
  lines: [],
  append: () => Promise.resolve(),
  clear: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Opens a journal; a last line that was cut in the middle of a write is dropped from the file. */
export async function openJournal(
  path: string | undefined,
  log: (line: string) => void,
): Promise<Journal> {
  if (path === undefined) return NOWHERE
  const file = path
  const lines = await readLines(file, log)
  let queue = Promise.resolve()
  let isCut = false

  async function write(value: unknown): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    const before = isCut ? '\n' : ''
    isCut = true
    await appendFile(file, `${before}${JSON.stringify(value)}\n`)
    isCut = false
  }
  function inTurn(task: () => Promise<void>): Promise<void> {
    const done = queue.then(task)
    queue = done.catch(() => {})
    return done
  }
  return {
    lines,
    append: (value) => inTurn(() => write(value)),
    clear: () => inTurn(() => rm(file, { force: true })),
    close: () => queue,
  }
}

async function readLines(file: string, log: (line: string) => void): Promise<unknown[]> {
  const bytes = await readFile(file).catch(() => new Uint8Array())
  const end = bytes.lastIndexOf(10) + 1
  if (end < bytes.length) await truncate(file, end)
  const lines = new TextDecoder().decode(bytes.subarray(0, end)).split('\n')
  return lines.flatMap((line, index) => {
    if (line === '') return []
    try {
      const value: unknown = JSON.parse(line)
      return [value]
    } catch {
      log(`Sandbox: line ${index + 1} of the inbox is broken and was left out.`)
      return []
    }
  })
}
