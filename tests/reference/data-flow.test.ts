// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cell, columnOf, readTable } from '#tests/support/markdown.ts'

const file = 'docs/reference/data-flow.md'

test.each(['From the CMS to the screen', 'From a form to the network'])(
  '%s: no more than twelve files, each imported by the file that the table names',
  (heading) => {
    const rows = readTable(file, heading)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.length).toBeLessThanOrEqual(12)
    const wrong = rows
      .map((row) => [cell(row, 'file'), cell(row, 'imported by')] as const)
      .filter(([source, importer]) => !existsSync(source) || !importsOf(importer).includes(source))
    expect(wrong).toEqual([])
  },
)

test.each(['From the CMS to the screen', 'From a form to the network'])(
  '%s: the list is one chain, which begins at a single file',
  (heading) => {
    const rows = readTable(file, heading)
    const files = columnOf(rows, 'file')
    const outside = columnOf(rows, 'imported by').filter((importer) => !files.includes(importer))
    expect(outside).toHaveLength(1)
  },
)

test('every question leads to a file or folder that is there', () => {
  const answers = columnOf(readTable(file, 'Where to look'), 'file')
  expect(answers.filter((answer) => !existsSync(answer))).toEqual([])
})

/** Paths of what a file imports, at once or when it is needed. */
function importsOf(importer: string): string[] {
  const text = existsSync(importer) ? readFileSync(importer, 'utf8') : ''
  return [...text.matchAll(/(?:from |import\()'([#.][^']+)'/g)].map(([, source = '']) =>
    source.startsWith('#') ? source.slice(1) : path.join(path.dirname(importer), source),
  )
}
