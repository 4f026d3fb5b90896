import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addStyles } from './page-styles.ts'

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
  await addStyles(folder, kinds, new Map([['hero', 'p::before{content:"é"}']]))
  expect(await written('a.html')).toBe(
    '<head>é’<style>p::before{content:"é"}</style></head><p>$& ✓</p>',
  )
  expect(await written('b.html')).toBe('<head><style></style></head>')
})

test('a page that has styles already is named', async () => {
  await writeFile(path.join(folder, 'a.html'), '<style>p{}</style>')
  const adding = addStyles(folder, new Map([['/a.html', 'hero']]), new Map())
  await expect(adding).rejects.toThrow('/a.html has no place for its styles.')
})
