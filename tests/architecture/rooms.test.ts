// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const planted = [
  'src/lib/planted.ts',
  'src/ui/planted.ts',
  'src/sections/planted.ts',
  'src/content/planted.ts',
  'schemas/planted.ts',
  'studio/planted.ts',
  'src/preview/planted.ts',
]

afterEach(() => {
  for (const file of planted) rmSync(file, { force: true })
})

test('the linter refuses an import that a room may not have', () => {
  writeFileSync('src/lib/planted.ts', "export { hosts } from '#src/config/hosts/hosts.ts'\n")
  writeFileSync('src/ui/planted.ts', "export { hosts } from '#src/config/hosts/hosts.ts'\n")
  writeFileSync('src/sections/planted.ts', "export { page } from '#src/content/cache/page.ts'\n")
  writeFileSync('src/content/planted.ts', "export { Band } from '#src/ui/band/Band.tsx'\n")
  writeFileSync(
    'schemas/planted.ts',
    "export { planPrice } from '../src/lib/money/plan-price.ts'\n",
  )
  writeFileSync('studio/planted.ts', "export { paths } from '../src/config/paths.ts'\n")
  writeFileSync('src/preview/planted.ts', "export { Band } from '#src/ui/band/Band.tsx'\n")
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format=unix', ...planted], {
    encoding: 'utf8',
  })
  for (const file of planted) expect(stdout).toContain(file)
  expect(stdout.match(/no-restricted-imports/g)?.length).toBe(planted.length)
})

test('the site never imports the sandbox, and the studio never the site', () => {
  expect(importing('src', /sandbox\//).filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
  expect(importing('schemas', /#src|#sandbox/)).toEqual([])
})

test('the site knows of editing in place by one lazy import alone', () => {
  const isEditing = /^@sanity\/(visual-editing|react-loader)|preview\//
  expect(importing('src', isEditing).filter((file) => !file.startsWith('src/preview/'))).toEqual([])
  const lazily = sourceFiles('src', /\.tsx?$/).filter(({ text }) =>
    /import\([^)]*preview/i.test(text),
  )
  expect(lazily.map((file) => file.path).toSorted()).toEqual([
    'src/main.tsx',
    'src/preview/open-preview.tsx',
  ])
})

test('nothing mocks our own modules', () => {
  const mocking = ['src', 'sandbox', 'scripts', 'schemas']
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter((file) => /vi\.mock\(/.test(file.text))
  expect(mocking.map((file) => file.path)).toEqual([])
})

function importing(folder: string, target: RegExp): string[] {
  return sourceFiles(folder, /\.tsx?$/)
    .filter((file) =>
      [...file.text.matchAll(/from '([^']+)'/g)].some(([, source = '']) => target.test(source)),
    )
    .map((file) => file.path)
}
