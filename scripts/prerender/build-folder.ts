import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A folder that is filled next to the published one, and replaces it when complete. */
export interface BuildFolder {
  path: string
  /** @throws Error for a file outside the folder */
  write: (file: string, text: string) => Promise<void>
  /** Replaces the published folder. */
  publish: () => Promise<void>
  /** Deletes the new folder and keeps the published one. */
  discard: () => Promise<void>
}

/** Creates an empty folder next to `target`, which stays in use until `publish`. */
export async function openBuildFolder(target: string): Promise<BuildFolder> {
  const beside = (suffix: string) =>
    path.join(path.dirname(target), `.${path.basename(target)}-${suffix}`)
  const [fresh, former] = [beside('new'), beside('old')]
  // An earlier `publish` was interrupted between its two renames.
  if (!existsSync(target) && existsSync(former)) await rename(former, target)
  await remove(fresh)
  await mkdir(fresh, { recursive: true })

  return {
    path: fresh,
    write: writerInside(fresh),
    async publish() {
      await remove(former)
      if (existsSync(target)) await rename(target, former)
      await rename(fresh, target)
      await remove(former)
    },
    discard: () => remove(fresh),
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

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
 * Writes text files into a folder, and creates their own folders.
 * @returns a function that takes a path from the site's root and throws Error when it leads out of it
 */
export function writerInside(folder: string): (file: string, text: string) => Promise<void> {
  return async (file, text) => {
    const target = fileInside(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
