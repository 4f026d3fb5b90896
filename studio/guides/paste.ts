import { htmlToPortableText } from '@portabletext/html'
import { checkLink } from '#schemas/rules/rules.ts'

/** Headings that a guide does not have, and the nearest one that it has. */
const nearest = new Map([
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
])

interface Block {
  _type: string
  [field: string]: unknown
}

/** The cells of a row; undefined for one that is not known yet. */
type Cells = (string | undefined)[]

/**
 * The blocks that pasted HTML becomes: headings stay headings, and only links that can work stay links.
 * @param hasTables whether tables stay tables, as in a guide; elsewhere their cells become paragraphs
 */
export function blocksOfHtml(html: string, hasTables = true): Block[] {
  const blocks: Block[] = htmlToPortableText(html, {
    rules: [
      {
        deserialize: (node, next, createBlock) => {
          if (node instanceof HTMLAnchorElement && !isLink(node.getAttribute('href') ?? ''))
            return next(node.childNodes)
          if (!hasTables || !(node instanceof HTMLTableElement) || node.querySelector('table'))
            return undefined
          const found = table(cellsOf(node), wordsOf(node.caption))
          return found && createBlock(found)
        },
      },
    ],
  })
  return blocks.map((block) => {
    const style = nearest.get(String(block['style']))
    return style === undefined ? block : { ...block, style }
  })
}

/** The table that tab-separated text becomes; undefined for any other text. */
export function tableOfText(text: string): Block | undefined {
  const rows = text.trimEnd().split(/\r?\n/)
  return rows.every((row) => row.includes('\t'))
    ? table(rows.map((row) => row.split('\t').map((cell) => cell.trim())))
    : undefined
}

/** An address without https stays, so that the editor can correct it. */
function isLink(href: string): boolean {
  return href !== '' && (href.startsWith('http://') || checkLink(href) === true)
}

/** Fewer than two rows or columns arrange a text; they do not compare anything. */
function table(cells: Cells[], caption = ''): Block | undefined {
  const rows = cells.filter((row) => row.some(Boolean))
  const width = Math.max(...rows.map((row) => row.length))
  if (rows.length < 2 || width < 2) return undefined
  return {
    _type: 'table',
    ...(caption && { caption }),
    rows: rows.map((row) => ({
      _key: crypto.randomUUID(),
      _type: 'row',
      cells: Array.from({ length: width }, (_, column) => row[column] ?? ''),
    })),
  }
}

/** The words of each cell; a cell over several rows or columns is repeated in each. */
function cellsOf({ rows }: HTMLTableElement): Cells[] {
  const grid = Array.from(rows, (): Cells => [])
  grid.forEach((line, top) => {
    for (const cell of rows[top]?.cells ?? []) {
      const taken = line.indexOf(undefined)
      const left = taken < 0 ? line.length : taken
      const words = wordsOf(cell)
      for (const below of grid.slice(top, top + cell.rowSpan))
        for (let column = 0; column < left + cell.colSpan; column += 1)
          below[column] = column < left ? below[column] : words
    }
  })
  return grid
}

/** Each paragraph of a cell ends a word. */
function wordsOf(element: Element | null): string {
  for (const part of element?.querySelectorAll('p, div, li, br') ?? []) part.after(' ')
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
