import { readFileSync, writeFileSync } from 'node:fs'
import { fileInside } from '../write-file.ts'

/** The CSS of first views, by the kind of page. */
export type StylesByKind = ReadonlyMap<string, string>

/**
 * Puts the CSS of its first view into each page that was written with other CSS, or with none.
 * @param kinds of each page's file in the built site, the kind of its first view
 * @param written what the pages were written with
 * @throws Error for a page that was written with anything else
 */
export function replaceStyles(
  outDir: string,
  kinds: ReadonlyMap<string, string>,
  written: StylesByKind,
  css: StylesByKind,
): void {
  const changed = changedStyles(written, css)
  for (const [file, kind] of kinds) {
    const change = changed.get(kind)
    if (!change) continue
    const target = fileInside(outDir, file)
    // Bytes, because to decode and encode a page takes longer than to read and write it.
    const page = readFileSync(target)
    // Content cannot contain this: its markup is escaped.
    const start = page.indexOf(change.before)
    if (start < 0) throw new Error(`${file} has no place for its styles.`)
    const rest = page.subarray(start + change.before.length)
    writeFileSync(target, Buffer.concat([page.subarray(0, start), change.after, rest]))
  }
}

function changedStyles(written: StylesByKind, css: StylesByKind) {
  const changed = new Map<string, { before: Buffer; after: Buffer }>()
  for (const [kind, after] of css) {
    const before = written.get(kind)
    if (before !== after) changed.set(kind, { before: element(before), after: element(after) })
  }
  return changed
}

function element(css = ''): Buffer {
  return Buffer.from(`<style>${css}</style>`)
}
