// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '#src/config/limits.ts'
import * as navigation from '#src/config/navigation-waits.ts'
import { cell, readTable } from '#tests/support/markdown.ts'

const file = 'docs/reference/timings-and-sizes.md'

const units: Record<string, number> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  MB: 1024 * 1024,
}

test('the table holds every limit of the code, with its value', () => {
  const written = readTable(file, 'Limits').map((row) => [
    cell(row, 'name'),
    valueOf(cell(row, 'value')),
  ])
  const held = Object.entries({ ...limits, ...navigation }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(held))
})

test.each(
  readTable(file, 'Figures that stay where they act').map((row) =>
    ['figure', 'as written', 'file'].map((name) => cell(row, name)),
  ),
)('%s is written as %s in %s', (figure = '', literal = '', source = '') => {
  expect(Number(literal.replaceAll('_', ''))).toBe(valueOf(figure))
  expect(readFileSync(source, 'utf8')).toMatch(new RegExp(`(?<![\\w.])${literal}(?![\\w.])`))
})

test('the budgets are those that the build is weighed against', () => {
  const [, text = ''] =
    /const budgets = \{([^}]*)\}/.exec(readFileSync('scripts/bundle-size.ts', 'utf8')) ?? []
  const budgets = [...text.matchAll(/(\w+): ([\d.]+)/g)].map(([, name, value]) => [name, value])
  const written = readTable(file, 'Budgets of a page').map((row) => [
    cell(row, 'name'),
    cell(row, 'kB'),
  ])
  expect(written).toEqual(budgets)
})

/** "1 s, 2 s" gives [1000, 2000], "10 MB" gives 10485760; a word stays a word. */
function valueOf(text: string): unknown {
  if (text.includes(', ')) return text.split(', ').map(valueOf)
  const [, amount, unit] = /^([\d.]+)(?: (\w+))?$/.exec(text) ?? []
  if (amount === undefined) return text
  return Number(amount) * (unit === undefined ? 1 : (units[unit] ?? Number.NaN))
}
