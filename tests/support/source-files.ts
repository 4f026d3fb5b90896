import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface SourceFile {
  /** Path from the repository's root. */
  path: string
  text: string
}

/** Every file below a folder of the repository whose name ends so. */
export function sourceFiles(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
}
