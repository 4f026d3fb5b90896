import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceStyles } from './page-styles.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'))
})

afterEach(() => rm(folder, { recursive: true }))

const written = (name: string) => readFile(path.join(folder, name), 'utf8')

test('each page gets the styles of its kind, and keeps all other bytes', async () => {
  await writeFile(path.join(folder, 'a.html'), '<head>é’<style></style></head><p>$& ✓</p>')
  await writeFile(path.join(folder, 'b.html'), '<head><style></style></head>')
  const kinds = new Map([
    ['/a.html', 'hero'],
    ['/b.html', 'statement'],
  ])
  replaceStyles(folder, kinds, new Map(), new Map([['hero', 'p::before{content:"é"}']]))
  expect(await written('a.html')).toBe(
    '<head>é’<style>p::before{content:"é"}</style></head><p>$& ✓</p>',
  )
  expect(await written('b.html')).toBe('<head><style></style></head>')
})

test('styles of an earlier build give way, and are left where they are right', async () => {
  await writeFile(path.join(folder, 'a.html'), '<style>p{color:é}</style><p>a</p>')
  await writeFile(path.join(folder, 'b.html'), 'not read')
  const kinds = new Map([
    ['/a.html', 'hero'],
    ['/b.html', 'statement'],
  ])
  const before = new Map([
    ['hero', 'p{color:é}'],
    ['statement', 'b{}'],
  ])
  replaceStyles(folder, kinds, before, new Map([...before, ['hero', 'q{}']]))
  expect(await written('a.html')).toBe('<style>q{}</style><p>a</p>')
  expect(await written('b.html')).toBe('not read')
})

test('a page that was written with other styles is named', async () => {
  await writeFile(path.join(folder, 'a.html'), '<style>p{}</style>')
  const css = new Map([['hero', 'q{}']])
  const replace = () => replaceStyles(folder, new Map([['/a.html', 'hero']]), new Map(), css)
  expect(replace).toThrow('/a.html has no place for its styles.')
})
