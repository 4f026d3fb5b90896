// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

// The boot script loads the app itself; the preview is for editors alone.
const isExempt = (path: string) => path === 'src/boot/boot.ts' || path.startsWith('src/preview/')

const imports = /(?<!typeof )\bimport\('(?!.*preview)/g
const loads = /\b(?:loadChunk|lazy)\(/g

test('every part of the app is loaded by the one loader, with its time limit, its message and its retry', () => {
  const files = sourceFiles('src', /\.tsx?$/).filter(
    ({ path }) => !isExempt(path) && !/\.test\./.test(path),
  )
  const counts = files.map(({ path, text }) => ({
    path,
    imports: [...text.matchAll(imports)].length,
    loads: [...text.matchAll(loads)].length,
  }))
  expect(counts.reduce((sum, file) => sum + file.imports, 0)).toBeGreaterThan(25)
  expect(counts.filter((file) => file.imports > file.loads)).toEqual([])
})
