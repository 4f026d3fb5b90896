import { readFileSync } from 'node:fs'

/** A row of a table: its cells by the words of the table's head, without the marks of code. */
export type Row = Record<string, string>

/**
 * The rows of the first table below a heading of a Markdown file.
 * @throws Error when there is no such heading, or no table below it
 */
export function readTable(file: string, heading: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`${file} has no heading "${heading}".`)
  const section = lines.slice(start + 1)
  const next = section.findIndex((line) => /^#+ /.test(line))
  const [head, , ...rows] = (next < 0 ? section : section.slice(0, next))
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  if (!head || rows.length === 0) throw new Error(`${file} has no table below "${heading}".`)
  return rows.map((cells) =>
    Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])),
  )
}

/** One column of a table; '' where a cell is empty. */
export function columnOf(rows: Row[], name: string): string[] {
  return rows.map((row) => cell(row, name))
}

/**
 * One cell.
 * @throws Error when the table has no such column
 */
export function cell(row: Row, name: string): string {
  const text = row[name]
  if (text === undefined) throw new Error(`The table has no column "${name}".`)
  return text
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((text) => text.trim().replaceAll('\\|', '|'))
    .map((text) => /^`([^`]*)`$/.exec(text)?.[1] ?? text)
}
