import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeInside } from './write-file.ts'

/** A folder that is filled beside another one, and takes its place once it is complete. */
export interface BuildFolder {
  path: string
  /** @throws Error for a file that would lie outside the folder */
  write: (file: string, text: string) => Promise<void>
  /** Puts it in the other one's place. */
  publish: () => Promise<void>
  /** Leaves the other one as it is. */
  discard: () => Promise<void>
}

/** Opens an empty folder beside `target`, which is served or deployed until `publish`. */
export async function openBuildFolder(target: string): Promise<BuildFolder> {
  const beside = (suffix: string) =>
    path.join(path.dirname(target), `.${path.basename(target)}-${suffix}`)
  const [fresh, former] = [beside('new'), beside('old')]
  // The machine went down between the two moves of `publish`.
  if (!existsSync(target) && existsSync(former)) await rename(former, target)
  await remove(fresh)
  await mkdir(fresh, { recursive: true })

  return {
    path: fresh,
    write: (file, text) => writeInside(fresh, file, text),
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
