import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('the linter refuses in each layer an import from a layer above it', () => {
  const files = Object.entries(forbidden).map(([file, source]) => [
    file,
    `export * from '${source}'\n`,
  ])
  const output = lint(Object.fromEntries(files))
  const refused = output.split('\n').filter((line) => line.includes('no-restricted-imports'))
  expect(new Set(refused.map((line) => line.split(':')[0]))).toEqual(
    new Set(Object.keys(forbidden)),
  )
})

test('the linter refuses two files that import each other, types included', () => {
  const output = lint({
    'shared/one.ts': "import type { Two } from './two.ts'\nexport type One = Two[]\n",
    'shared/two.ts': "import type { One } from './one.ts'\nexport type Two = One[]\n",
  })
  expect(output).toContain('no-cycle')
})

/** What the linter prints about these files (path to text), with the repository's configuration. */
function lint(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [file, text] of Object.entries(files)) {
    const target = join(folder, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const oxlint = resolve('node_modules/.bin/oxlint')
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

test('other pages open by real links, which no pop-up blocker stops', () => {
  const openers = sourceFiles('src', /\.tsx?$/).filter(({ text }) =>
    /\b(?:window|globalThis|self|top|parent)\.open\b/.test(text),
  )
  expect(openers.map(({ path }) => path)).toEqual([])
})

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

test('each name of a part belongs to one file: after a loss the part is requested again by its name', () => {
  const named = /\b(?:loadChunk|lazy)\(\s*'([^']+)',\s*\(\) =>\s*import\('[^']*?([^/']+)'\)/g
  const found = sourceFiles('src', /\.tsx?$/).filter(({ path }) => !/\.test\./.test(path))
  const parts = found.flatMap(({ text }) => [...text.matchAll(named)])
  const files = Map.groupBy(parts, ([, name]) => name)
  const shared = [...files].filter(([, all]) => new Set(all.map(([, , file]) => file)).size > 1)
  expect(files.size).toBeGreaterThan(20)
  expect(shared.map(([name]) => name)).toEqual([])
})
