import { expect, test, vi } from 'vitest'
import { inject, serveSeedSandbox } from '#tests/support/seed.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { writePages } from '#scripts/prerender/write-pages.ts'
import type { Write } from '#scripts/prerender/write-pages.ts'

const sandbox = await serveSeedSandbox()

test.each([
  ['answers 500', { status: 500, body: { message: 'planted' } }, /500|planted/],
  [
    'answers with a page',
    { status: 200, body: '<!doctype html><h1>Maintenance</h1>' },
    /JSON|published page|<!doctype/i,
  ],
  ['breaks off', { drop: 'before' }, /fetch|network|socket|request/i],
  ['holds nothing', { status: 200, body: { result: [], ms: 1, query: '' } }, /no published page/],
])('a build whose content API %s fails, and writes no page', async (_, fault, sentence) => {
  await inject(sandbox, { call: 'content', ...fault })
  const write = vi.fn<Write>(async () => {})
  const building = writePages({
    renderer: await import('#src/render.tsx'),
    bundle: {
      entry: '/a.js',
      styles: [],
      font: '/headlines.woff2',
      boot: '',
      formBoot: '',
      notice: '',
    },
    write,
    outDir: '/nowhere',
    cacheDir: '/nowhere',
  })
  await expect(building).rejects.toThrow(sentence)
  expect(write).not.toHaveBeenCalled()
})

test('a build reads the live content, and gives up an API that hangs after ten seconds and one more try', () => {
  expect(sanityClient.config()).toMatchObject({
    useCdn: false,
    perspective: 'published',
    timeout: 10_000,
    maxRetries: 1,
  })
})
