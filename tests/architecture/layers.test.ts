// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

/** For each layer, an import that it may not have. */
const forbidden = {
  'shared/wrong.ts': '#src/config/hosts/hosts.ts',
  'src/ui/wrong.ts': '#src/config/hosts/hosts.ts',
  'src/sections/wrong.ts': '#src/layout/Layout.tsx',
  'src/content/wrong.ts': '#src/ui/band/Band.tsx',
  'src/preview/wrong.ts': '#src/ui/band/Band.tsx',
  'sandbox/wrong.ts': '#src/ui/band/Band.tsx',
  'lead-api/wrong.ts': '#src/leads/http/request.ts',
  'schemas/wrong.ts': '#src/ui/band/Band.tsx',
  'studio/wrong.ts': '#src/config/links.ts',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'layers-'))
  copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.entries(forbidden))('the linter refuses in %s an import of %s', (file, source) => {
  expect(lint({ [file]: `export * from '${source}'\n` })).toContain('no-restricted-imports')
})

test.each(['shared', 'schemas', 'sandbox', 'lead-api', 'scripts', 'studio', 'tests'])(
  'the linter refuses two files of %s that import each other, types included',
  (layer) => {
    const output = lint({
      [`${layer}/one.ts`]: "import type { Two } from './two.ts'\nexport type One = Two[]\n",
      [`${layer}/two.ts`]: "import type { One } from './one.ts'\nexport type Two = One[]\n",
    })
    expect(output).toContain('no-cycle')
  },
)

/** What the linter prints about these files (path to text), with the repository's configuration. */
function lint(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const oxlint = path.resolve('node_modules/.bin/oxlint')
  const names = Object.keys(files)
  return spawnSync(oxlint, ['--format=unix', ...names], { cwd: folder, encoding: 'utf8' }).stdout
}

test('the site and the lead API never import the sandbox, and the studio never the site', () => {
  expect(importing('src', /sandbox\//).filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
  expect(importing('lead-api', /sandbox/)).toEqual([])
})

test('the site loads editing in place by one lazy import only', () => {
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
  const mocking = ['src', 'sandbox', 'lead-api', 'scripts', 'schemas']
    .flatMap((root) => sourceFiles(root, /\.tsx?$/))
    .filter((file) => /vi\.mock\(/.test(file.text))
  expect(mocking.map((file) => file.path)).toEqual([])
})

function importing(root: string, target: RegExp): string[] {
  return sourceFiles(root, /\.tsx?$/)
    .filter((file) =>
      [...file.text.matchAll(/from '([^']+)'/g)].some(([, source = '']) => target.test(source)),
    )
    .map((file) => file.path)
}
