// @vitest-environment node
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const most = 20

const folders = ['src', 'schemas', 'sandbox', 'lead-api', 'scripts', 'studio', 'tests'].flatMap(
  (top) => [
    top,
    ...readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ],
)

const sizes = folders
  .filter((folder) => !/node_modules|dist/.test(folder))
  .map((folder) => [folder, modulesIn(folder).length] as const)

test('no folder holds more modules than a reader can take in', () => {
  expect(sizes.length).toBeGreaterThan(60)
  const large = sizes.filter(([, size]) => size > most)
  expect(large).toEqual([])
})

/** Code of a folder, without tests, fixtures, what is generated, and styles. */
function modulesIn(folder: string): string[] {
  return readdirSync(folder).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:test|spec|fixture|generated|d)\.tsx?$/.test(name),
  )
}
