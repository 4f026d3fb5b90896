import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The path on disk of a file of the built site.
 * @param file path from the site's root, such as "/pricing/premium.html"
 * @throws Error when the path leads out of the folder
 */
export function fileInside(folder: string, file: string): string {
  const root = path.resolve(folder)
  const target = path.resolve(root, `.${path.sep}${file}`)
  if (target.startsWith(root + path.sep) && !file.includes('\0')) return target
  throw new Error(`A file would be outside ${path.basename(root)}/: ${JSON.stringify(file)}`)
}

/**
 * Writes text files into a folder that is empty at first, with their own folders.
 * @returns a function that takes a path from the site's root and throws Error when it leads out of it
 */
export function writerInside(folder: string): (file: string, text: string) => Promise<void> {
  // Thousands of files share a few folders.
  const made = new Set<string>()
  return async (file, text) => {
    const target = fileInside(folder, file)
    const parent = path.dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    // To hand a small file to another thread takes longer than to write it.
    writeFileSync(target, text)
  }
}
