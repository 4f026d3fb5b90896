import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { filesIn } from '#scripts/checks/files-in.ts'
import { contentTypes, isCompressible } from './content-types.ts'

const pack = { gz: promisify(gzip), br: promisify(brotliCompress) }

/** Below this many bytes compression saves less than its header costs. */
const smallest = 200

/** As many as Node compresses at a time. */
const atOnce = 4

/**
 * Writes `.gz` and, if `hasBrotli`, `.br` next to every text file of a folder.
 * @returns number of text files that were compressed
 */
export async function compressFolder(folder: string, hasBrotli: boolean): Promise<number> {
  const names = (await filesIn(folder)).filter((name) =>
    isCompressible(contentTypes[path.extname(name)] ?? ''),
  )
  let count = 0
  const queue = names.values()
  async function work(): Promise<void> {
    for (const name of queue) {
      const file = path.join(folder, name)
      const bytes = await readFile(file)
      if (bytes.length < smallest) continue
      await writeFile(`${file}.gz`, await pack.gz(bytes, { level: 9 }))
      if (hasBrotli) await writeFile(`${file}.br`, await pack.br(bytes))
      count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return count
}
