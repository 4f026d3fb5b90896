// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'
import { loadPage } from '#src/content/queries/load-page.ts'

const sandbox = await serveSeedSandbox()

test('a visitor downloads nothing of a section that an editor has hidden', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = sandbox.store.all().find((doc) => doc['path'] === '/')
  if (!page || !Array.isArray(page['sections'])) throw new Error('The seed has no home page.')
  const before = (await loadPage('/'))?.sections ?? []
  const sections = page['sections'].map((section, index) => ({ ...section, hidden: index === 2 }))
  sandbox.store.put({ ...page, sections })
  const after = await loadPage('/')
  expect(after?.sections).toEqual(before.toSpliced(2, 1))
  expect(JSON.stringify(after)).not.toContain('hidden')
  expect(warned).not.toHaveBeenCalled()
})
