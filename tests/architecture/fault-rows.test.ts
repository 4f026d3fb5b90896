// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

/** The rows of the fault catalogue (RELIABILITY.md, section 2) that name a call or a form. */
const rows = [
  ...Array.from({ length: 42 }, (_, index) => index + 1),
  66,
  67,
  75,
  76,
  77,
  78,
  81,
  82,
  83,
]

/** A title such as 'row 14: …' or 'rows 27 and 29: …'. */
const title = /['"`]rows? (\d+(?:(?:, | and )\d+)*): /g

const suites = ['src', 'sandbox', 'tests']
  .flatMap((folder) => sourceFiles(folder, /\.(test|spec)\.tsx?$/))
  .filter(({ path }) => !path.endsWith('fault-rows.test.ts'))

function rowsOf(text: string): number[] {
  return [...text.matchAll(title)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map(Number),
  )
}

test('every row of the fault catalogue that names a call or a form has a test named after it', () => {
  const named = new Set(suites.flatMap(({ text }) => rowsOf(text)))
  expect(rows.filter((row) => !named.has(row))).toEqual([])
})

test('no test is named after a row that is none', () => {
  const strange = suites.filter(({ text }) => rowsOf(text).some((row) => row < 1 || row > 92))
  expect(strange.map(({ path }) => path)).toEqual([])
})

test('none of them is put off', () => {
  const putOff = suites.filter(({ text }) =>
    /\b(test|it)\.(skip|todo|fails|fixme)\(\s*['"`]rows? \d/.test(text),
  )
  expect(putOff.map(({ path }) => path)).toEqual([])
})
