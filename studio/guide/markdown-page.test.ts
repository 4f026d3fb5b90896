// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markdownPage } from './markdown-page.ts'

test('every link within the editing guide leads to a heading, and every picture is one of the build', () => {
  const text = readFileSync('docs/editing.md', 'utf8')
  const page = markdownPage(text, 'docs/editing.md') ?? ''
  const targets = [...page.matchAll(/href=\\"#([^"\\]+)/g)].map(([, id]) => id)
  const ids = new Set([...page.matchAll(/ id=\\"([^"\\]+)/g)].map(([, id]) => id))
  expect(targets.length).toBeGreaterThan(10)
  expect(targets.filter((id) => id === undefined || !ids.has(id))).toEqual([])
  const shown = text.match(/!\[/g) ?? []
  expect(page.match(/^import image\d+ from '\.\/screenshots\//gm)).toHaveLength(shown.length)
})

test('a file that is not a guide is left alone', () => {
  expect(markdownPage('export default 1', 'studio/main.tsx')).toBeUndefined()
})
