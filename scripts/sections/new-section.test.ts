import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const patience = 240_000
const copied = ['src', 'shared', 'schemas', 'scripts', 'lead-api', 'studio', 'docs']
const settings = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json']
const folder = 'src/sections/price-alarm'

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-section-'))
  for (const entry of [...copied, ...settings])
    cpSync(entry, path.join(copy, entry), { recursive: true })
  // A developer who follows the guide already has this section.
  rmSync(path.join(copy, folder), { recursive: true, force: true })
  // Not the whole project, which is checked anyway.
  const project = {
    extends: './tsconfig.json',
    include: [folder, 'src/boot/page-data.ts', 'src/ui/**/*.d.ts'],
  }
  writeFileSync(path.join(copy, 'tsconfig.section.json'), JSON.stringify(project))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
}, patience)

afterAll(() => rmSync(copy, { recursive: true, force: true }), patience)

function run(tool: string, ...args: string[]) {
  const bin = path.resolve('node_modules/.bin', tool)
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test(
  'a developer gets the folder of a section that passes types, lint and format',
  () => {
    expect(run('node', 'scripts/new-section.ts', 'price-alarm', 'prices')).toMatchObject({
      status: 0,
    })
    expect(readdirSync(path.join(copy, folder)).toSorted()).toEqual([
      'PriceAlarm.test.tsx',
      'PriceAlarm.tsx',
      'price-alarm.schema.ts',
    ])
    const index = path.join(copy, 'src/sections/components.generated.ts')
    expect(readFileSync(index, 'utf8')).toContain("'PriceAlarm')")
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.section.json')).toEqual({
      status: 0,
      output: '',
    })
    expect(run('oxlint', '--deny-warnings', folder)).toMatchObject({ status: 0 })
    expect(run('oxfmt', '--check', folder)).toMatchObject({ status: 0 })
  },
  patience,
)

test(
  'a developer who mistypes a query reads in which file, and where',
  () => {
    const file = path.join(copy, folder, 'price-alarm.groq.ts')
    writeFileSync(
      file,
      'export const priceAlarm = /* groq */ `_type == "priceAlarm" => { heading,, text }`\n',
    )
    const { status, output } = run('node', 'scripts/typegen.ts')
    expect(status).toBe(1)
    expect(output).toContain('price-alarm.groq.ts')
    expect(output).toContain(', text')
  },
  patience,
)

test('a developer is told of a name that is taken or cannot be one, and of a group that does not exist', () => {
  expect(run('node', 'scripts/new-section.ts', 'hero').output).toContain('hero already exists')
  expect(run('node', 'scripts/new-section.ts', '../hero').output).toContain('such as price-alarm')
  expect(run('node', 'scripts/new-section.ts', 'price-bell', 'price').output).toContain(
    'There is no group "price". Choose one of opening, offer,',
  )
}, 20_000)
