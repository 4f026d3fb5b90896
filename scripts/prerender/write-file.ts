import { mkdir, writeFile } from 'node:fs/promises'
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

/** Writes a text file of the built site, and its folders. */
export async function writeInside(folder: string, file: string, text: string): Promise<void> {
  const target = fileInside(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
