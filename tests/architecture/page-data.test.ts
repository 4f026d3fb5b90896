import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as pageData from '#src/boot/page-data.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const app = sourceFiles('src', /\.(tsx|css|ts)$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path) && !/startup\/(boot|page-data)\.ts$/.test(path),
)

test.each(Object.values(pageData))('the app writes or reads "data-%s" under this name', (name) => {
  const pattern = new RegExp(`\\bdata-${name}(?![\\w-])|'${name}' in `)
  expect(app.some(({ text }) => pattern.test(text))).toBe(true)
})

test('the boot script takes the names of all data attributes from the list', () => {
  expect(readFileSync('src/boot/boot.ts', 'utf8')).not.toMatch(/data-[a-z]|dataset\['/)
})
