import { expect, test } from 'vitest'
import guide from '../docs/editing.md?raw'
import { guideHtml } from './guide.tsx'

test('every link within the editing guide leads to a heading, and every picture is one of the build', () => {
  const page = guideHtml(guide)
  const targets = [...page.matchAll(/href="#([^"]+)/g)].map(([, id]) => id)
  const ids = new Set([...page.matchAll(/ id="([^"]+)/g)].map(([, id]) => id))
  expect(targets.length).toBeGreaterThan(2)
  expect(targets.filter((id) => id === undefined || !ids.has(id))).toEqual([])
  expect(page.match(/<img src="[^"]+\.webp"/g)).toHaveLength((guide.match(/!\[/g) ?? []).length)
})
