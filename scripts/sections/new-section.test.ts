// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const patience = 240_000
const folders = ['src', 'schemas', 'scripts', 'lead-api']
const settings = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json']
const generated = 'docs/lead-hosts.openapi.json'
const registry = 'src/pages/sections/registry.ts'
const written = [
  'schemas/objects/sections/prices/price-alarm.ts',
  'src/content/queries/sections/prices/price-alarm.ts',
  'src/sections/price-alarm/PriceAlarm.tsx',
  'schemas/sections.ts',
  registry,
]

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-section-'))
  for (const entry of [...folders, ...settings, generated])
    cpSync(entry, path.join(copy, entry), { recursive: true })
  // Not the whole project: the sections and what they import take a third of the time.
  const project = {
    extends: './tsconfig.json',
    include: ['src/pages/sections', 'src/ui/**/*.d.ts', 'schemas'],
  }
  writeFileSync(path.join(copy, 'tsconfig.sections.json'), JSON.stringify(project))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
}, patience)

afterAll(() => rmSync(copy, { recursive: true, force: true }), patience)

function run(tool: string, ...args: string[]) {
  const bin = path.resolve('node_modules/.bin', tool)
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test(
  'a developer gets a section that passes types, lint, format and typegen',
  () => {
    expect(run('node', 'scripts/new-section.ts', 'price-alarm', 'prices')).toMatchObject({
      status: 0,
    })
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.sections.json')).toEqual({
      status: 0,
      output: '',
    })
    expect(run('oxlint', '--deny-warnings', ...written)).toMatchObject({ status: 0 })
    expect(run('oxfmt', '--check', ...written)).toMatchObject({ status: 0 })
    expect(run('node', 'scripts/typegen.ts', '--check')).toEqual({ status: 0, output: '' })
  },
  patience,
)

test(
  'a developer who forgets the component reads from the compiler which section lacks one',
  () => {
    const file = path.join(copy, registry)
    const entry = /\n  priceAlarm: [\s\S]*?\n(?=\})/
    writeFileSync(file, readFileSync(file, 'utf8').replace(entry, '\n'))
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.sections.json').output).toContain(
      "Property 'priceAlarm' is missing",
    )
  },
  patience,
)

test.each([
  ['prices/price-alarm', 'heading, text', 'heading,, text', 'priceAlarm'],
  ['prices/price-alarm', 'heading, text }', 'heading, text', 'priceAlarm'],
  ['prices/price-alarm', 'heading, text }', 'heading, text }}', 'priceAlarm'],
  ['prices/compare-table', 'count(', 'cuont(', 'Undefined function: cuont'],
  ['../load-page', 'path == $path', 'path = $path', 'pageQuery'],
  ['../load-page', 'seo ${seo}', 'seo ${soe}', 'soe'],
  ['../load-shell', '*[', '*[[', 'Syntax error'],
])(
  'a developer who mistypes a query in %s (%s: %s) reads where, and the generated files stay',
  (name, right, wrong, named) => {
    const file = path.join(copy, 'src/content/queries/sections', `${name}.ts`)
    const text = readFileSync(file, 'utf8')
    const types = 'src/content/generated/types.generated.ts'
    const fragments = 'src/content/generated/section-fragments.generated.ts'
    const before = [types, fragments].map((entry) => readFileSync(path.join(copy, entry), 'utf8'))
    expect(text).toContain(right)
    writeFileSync(file, text.replace(right, wrong))
    onTestFinished(() => writeFileSync(file, text))

    const { status, output } = run('node', 'scripts/typegen.ts')
    expect(status).toBe(1)
    expect(output).toContain(path.basename(file))
    expect(output).toContain(named)
    expect([types, fragments].map((entry) => readFileSync(path.join(copy, entry), 'utf8'))).toEqual(
      before,
    )
  },
  patience,
)

test('a developer is told of a name that is taken or cannot be one, and of a group that is not there', () => {
  expect(run('node', 'scripts/new-section.ts', 'hero').output).toContain(
    'There is a section of this name: schemas/objects/sections/opening/hero.ts',
  )
  expect(run('node', 'scripts/new-section.ts', '../hero').output).toContain('such as price-alarm')
  expect(run('node', 'scripts/new-section.ts', 'price-bell', 'price').output).toBe(
    'There is no group "price". Choose one of opening, offer, samples, trust, prices, text, end.\n',
  )
}, 20_000)
