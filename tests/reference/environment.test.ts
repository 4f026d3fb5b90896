// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentProblems, hostVariables } from '#shared/environment.ts'
import { readHosts, readStudios } from '#shared/hosts.ts'
import { readEnvironment } from '#studio/environment.ts'
import { formNames } from '#shared/leads/lead-forms.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'
import { cell, columnOf, listOf, readTable } from '#tests/support/markdown.ts'
import type { Row } from '#tests/support/markdown.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const file = 'docs/reference/environment.md'
const rows = readTable(file, 'Variables')
const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

test('the table has the variables of .env.example, in its order', () => {
  expect(columnOf(rows, 'variable')).toEqual([...example.keys()])
})

test('where .env.example gives a value, it is the default', () => {
  const given = rows
    .map((row) => [cell(row, 'variable'), cell(row, 'default')])
    .filter(([name = '']) => example.get(name))
  expect(given).toEqual([...example].filter(([, value]) => value))
})

/** What the site and the Studio make of an environment, each value by its place. */
function read(variables: Record<string, string>): Map<string, string> {
  const [studioAddress] = readStudios(variables)
  const studio = readEnvironment(variables)
  return new Map(placesIn({ hosts: readHosts(variables), studio, studioAddress }, ''))
}

function isUsedBy(row: Row, word: string): boolean {
  return cell(row, 'used by').split(', ').includes(word)
}

function placesIn(value: unknown, place: string): [place: string, value: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (Array.isArray(value)) return [[place, value.join(',')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => placesIn(child, `${place}.${name}`))
}

const marks = [
  ...Object.keys(hostVariables),
  'VITE_SANITY_API_VERSION',
  'VITE_SANITY_API_HOST',
  'VITE_STUDIO_URL',
  'VITE_FLAGS_URL',
  'VITE_METRICS_URL',
  'VITE_IDEMPOTENT_HOSTS',
  'SANITY_STUDIO_PROJECT_ID',
  'SANITY_STUDIO_DATASET',
  'SANITY_STUDIO_API_HOST',
  'SANITY_STUDIO_PREVIEW_URL',
  'SANITY_STUDIO_INBOX_URL',
]

test.each(marks)('the default of %s is what the code takes when nothing is set', (name) => {
  const mark = name.endsWith('_URL') ? 'https://mark.example' : 'mark.example'
  const [place = ''] = [...read({ [name]: mark })].find(([, value]) => value === mark) ?? []
  expect(place).not.toBe('')
  const row = rows.find((one) => cell(one, 'variable') === name)
  expect(read({}).get(place)).toBe(cell(row ?? {}, 'default'))
})

test('the variables of which all or none are set are those that a build asks for', () => {
  const together = rows.filter((row) => isUsedBy(row, 'all or none'))
  expect(columnOf(together, 'variable')).toEqual(Object.keys(hostVariables))
  const [one = ''] = Object.keys(hostVariables)
  expect(environmentProblems({ [one]: 'a1b2c3d4' })).toHaveLength(together.length - 1)
})

test('each form needs the hosts of its row, and no other', () => {
  const values = Object.keys(hostVariables).map((name) => [name, ''])
  const bare = { ...Object.fromEntries(values), VITE_SITE_URL: 'https://www.example' }
  const missing = (unused: FormName[]) =>
    environmentProblems(bare, unused).map((problem) => problem.replace(/ .*/, ''))
  const shared = missing([...formNames])
  const needs = readTable(file, 'Hosts of the forms')
  expect(columnOf(needs, 'form')).toEqual([...formNames])
  for (const row of needs) {
    const others = formNames.filter((form) => form !== cell(row, 'form'))
    const own = missing(others).filter((name) => !shared.includes(name))
    expect(listOf(cell(row, 'needs')).toSorted()).toEqual(own.toSorted())
  }
})

test('what is built in has a name that the bundlers hand on', () => {
  const builtIn = /^(VITE|SANITY_STUDIO)_|^SANDBOX_PORT$/
  const differ = rows.filter(
    (row) => isUsedBy(row, 'built in') !== builtIn.test(cell(row, 'variable')),
  )
  expect(differ).toEqual([])
})

test('every other variable that a program reads is one of tests and measurements', () => {
  const folders = ['scripts', 'sandbox', 'lead-api', 'studio', 'tests', 'src']
  const files = folders
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter(({ path }) => !path.includes('node_modules') && !/\.test\./.test(path))
  const texts = [...files.map(({ text }) => text), readFileSync('playwright.config.ts', 'utf8')]
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:process\.env|environment)\['([A-Z_]+)'\]/g)].map(
      ([, name = '']) => name,
    ),
  )
  // Set by Node's own tools.
  const others = new Set(names.filter((name) => !example.has(name) && name !== 'NODE_ENV'))
  const written = columnOf(readTable(file, 'Tests and measurements'), 'variable')
  expect(written.toSorted()).toEqual([...others].toSorted())
})
