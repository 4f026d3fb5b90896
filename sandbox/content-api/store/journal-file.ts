import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** A file of lines that survives a crash: once added, a line is on disk. */
export interface JournalFile {
  /** Complete lines only: one that a crash cut off was never acknowledged, and is dropped. */
  lines: readonly string[]
  /** Returns once the line is on disk; throws when it cannot be written, and then leaves no part. */
  add: (line: string) => void
  close: () => void
}

/** Opens a journal; folder and file are created with the first line. */
export function openJournalFile(path: string): JournalFile {
  const { lines, length, size } = readWholeLines(path)
  // Remove what a crash cut off, or the next line would be appended to it.
  if (length < size) truncateSync(path, length)
  let handle: number | undefined

  function current(): number {
    // Another process removed or replaced the file (a reset): open the new one.
    if (handle !== undefined && fstatSync(handle).nlink === 0) {
      closeSync(handle)
      handle = undefined
    }
    handle ??= openForAppending(path)
    return handle
  }

  return {
    lines,
    add(line) {
      const file = current()
      const before = fstatSync(file).size
      try {
        writeWhole(file, Buffer.from(`${line}\n`))
        fsyncSync(file)
      } catch (error) {
        ftruncateSync(file, before)
        throw error
      }
    },
    close() {
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    },
  }
}

/** The complete lines of a journal; safe while another process writes it. */
export function readJournalFile(path: string): readonly string[] {
  return readWholeLines(path).lines
}

function readWholeLines(path: string): { lines: string[]; length: number; size: number } {
  if (!existsSync(path)) return { lines: [], length: 0, size: 0 }
  const bytes = readFileSync(path)
  const length = bytes.lastIndexOf('\n') + 1
  const text = bytes.subarray(0, length).toString('utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return { lines, length, size: bytes.byteLength }
}

function openForAppending(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  const isNew = !existsSync(path)
  const handle = openSync(path, 'a')
  // A new file survives a crash only once its folder entry is on disk too.
  if (isNew) syncFolder(dirname(path))
  return handle
}

function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.byteLength) written += writeSync(file, bytes, written)
}

/** Replaces a file atomically: a crash leaves either the old or the new content. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const aside = `${path}.${process.pid}.new`
  const file = openSync(aside, 'w')
  try {
    writeWhole(file, Buffer.from(content))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(aside, path)
  syncFolder(dirname(path))
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder, and needs no sync of its entries.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
