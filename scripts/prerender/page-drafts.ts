import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A page that lacks only the styles of its first view. */
export interface Draft {
  /** The page's file in the built site. */
  file: string
  /** Pages of one kind share inlined CSS. */
  kind: string
  html: string
}

/** Pages on disk until the styles of all first views are known: a large site does not fit in memory. */
export interface Drafts {
  add: (drafts: readonly Draft[]) => Promise<void>
  /** Calls `finish` with every draft in the order they were added, a few at a time. */
  each: (finish: (draft: Draft) => Promise<void>) => Promise<void>
  /** Deletes them. */
  close: () => Promise<void>
}

/** Opens an empty store of drafts in a separate folder. */
export async function openDrafts(folder: string): Promise<Drafts> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let count = 0
  const fileOf = (index: number) => path.join(folder, `${index}.json`)

  return {
    async add(drafts) {
      count += 1
      await writeFile(fileOf(count), JSON.stringify(drafts))
    },
    async each(finish) {
      for (let index = 1; index <= count; index += 1) {
        const drafts: Draft[] = JSON.parse(await readFile(fileOf(index), 'utf8'))
        await Promise.all(drafts.map(finish))
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
