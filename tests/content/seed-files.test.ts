import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Every file of this site that the seed names by its path. */
async function namedFiles(): Promise<string[]> {
  const pages = await readFile('content/pages.ndjson', 'utf8')
  return [...pages.matchAll(/"(\/media\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

test('a file that the seed names lies in public/, light enough for a slow network', async () => {
  const files = await namedFiles()
  expect(files).toContain('/media/how-our-referral-works.webm')
  const sizes = await Promise.all(files.map((file) => stat(path.join('public', file))))
  for (const { size } of sizes) expect(size).toBeLessThan(300_000)
})
