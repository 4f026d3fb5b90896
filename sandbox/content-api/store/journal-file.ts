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

/** A file of lines that survives a crash: a line that was added is on the disk. */
export interface JournalFile {
  /** Whole lines only; one cut off by a crash was never acknowledged and is dropped. */
  lines: readonly string[]
  /** Returns once the line is on the disk; throws when it cannot be written, leaving no part. */
  add: (line: string) => void
  close: () => void
}

/** Opens a journal, making folder and file when the first line is added. */
export function openJournalFile(path: string): JournalFile {
  const { lines, length, size } = readWholeLines(path)
  // What a crash cut off must go, or the next line would be glued to it.
  if (length < size) truncateSync(path, length)
  let handle: number | undefined

  function current(): number {
    // Removed or replaced by another process (a reset): the old file would take lines to nowhere.
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

/** The whole lines of a journal that another process may be writing: nothing is opened for writing. */
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
  // A new file is only there after a crash when its folder is on the disk too.
  if (isNew) syncFolder(dirname(path))
  return handle
}

function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.byteLength) written += writeSync(file, bytes, written)
}

/** Replaces a file in one step: before a crash the old one stands, after it the new one. */
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
  // Windows cannot open a folder; its file system keeps the entry by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
