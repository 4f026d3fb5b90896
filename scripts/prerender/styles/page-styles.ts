import { readFile, writeFile } from 'node:fs/promises'
import { fileInside } from '../write-file.ts'

/** Pages that are in memory at the same time. */
const atOnce = 16

/** Content cannot contain this: its markup is escaped. */
const noStyles = '<style></style>'

/**
 * Puts the CSS of its first view into each page that was written without.
 * @param kinds of each page's file in the built site, the kind of its first view
 * @param css of each kind
 * @throws Error for a page that was written with styles
 */
export async function addStyles(
  outDir: string,
  kinds: ReadonlyMap<string, string>,
  css: ReadonlyMap<string, string>,
): Promise<void> {
  const queue = [...kinds]
  async function work(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [file, kind] = next
      const target = fileInside(outDir, file)
      // Bytes, because to decode and encode a page takes longer than to read and write it.
      const page = await readFile(target)
      const start = page.indexOf(noStyles)
      if (start < 0) throw new Error(`${file} has no place for its styles.`)
      const style = Buffer.from(`<style>${css.get(kind) ?? ''}</style>`)
      const rest = page.subarray(start + noStyles.length)
      await writeFile(target, Buffer.concat([page.subarray(0, start), style, rest]))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
