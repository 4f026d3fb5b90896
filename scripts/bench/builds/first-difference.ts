import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesIn } from '#scripts/checks/files-in.ts'

/** What two folders have in common: the number of files, or the first that differs. */
export interface Comparison {
  files: number
  /** A sentence; null when both folders hold the same files with the same bytes. */
  difference: string | null
}

/** Compares two folders file by file, in the order of their names. */
export async function compareFolders(one: string, two: string): Promise<Comparison> {
  const [names, others] = await Promise.all([filesIn(one), filesIn(two)])
  const all = [...new Set([...names, ...others])].toSorted()
  for (const name of all) {
    const difference = await compareFile(name, one, two)
    if (difference) return { files: all.length, difference }
  }
  return { files: all.length, difference: null }
}

async function compareFile(name: string, one: string, two: string): Promise<string | null> {
  const [a, b] = await Promise.all([one, two].map((folder) => readOrNull(path.join(folder, name))))
  if (!a || !b) return `${name} is only in ${path.basename(a ? one : two)}.`
  if (a.equals(b)) return null
  const at = a.findIndex((byte, index) => byte !== b[index])
  return `${name} differs from byte ${at < 0 ? a.length : at} on.`
}

function readOrNull(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}
