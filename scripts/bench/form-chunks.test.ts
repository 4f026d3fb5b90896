// @vitest-environment node
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formProblems, measureForms } from './form-chunks.ts'

let dist = ''

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'forms-'))
  await mkdir(path.join(dist, 'static/js'), { recursive: true })
  for (const module of ['fields', 'company', 'ScheduleCall', 'toaster', 'CountryPicker'])
    await chunk(module, 0)
  for (const form of ['Demo', 'Profile', 'Contact', 'InlineContact', 'Waitlist'])
    await chunk(`${form}Form`, 1, 'main', 'shared')
  await chunk('phone-help', 5)
  await chunk('main', 90)
  await chunk('shared', 20, 'main')
})

afterEach(() => rm(dist, { recursive: true }))

/** A script of a certain size in kB (noise cannot be compressed) that imports others. */
async function chunk(module: string, kB: number, ...imports: string[]): Promise<void> {
  const noise = randomBytes((kB * 1000 * 3) / 4).toString('base64')
  const code = imports.map((name) => `import"./${name}-12345678.js";`).join('')
  await writeFile(path.join(dist, `static/js/${module}-12345678.js`), `${code}"${noise}"`)
}

test('the size of a form counts each import once, and nothing that its visitor has', async () => {
  await chunk('FundingForm', 10, 'main', 'shared', 'DemoForm')
  const sizes = measureForms(dist)
  const of = (form: string) => sizes.find((size) => size.form === form)
  expect(of('demo')?.opening).toBeGreaterThan(15)
  expect(of('demo')?.opening).toBeLessThan(25)
  expect((of('funding')?.opening ?? 0) - (of('demo')?.opening ?? 0)).toBeGreaterThan(7)
  expect(of('waitlist')?.onTouch).toBeGreaterThan(3)
  expect(formProblems(sizes)).toEqual([])
})

test('a form over its budget is named, with how much it is over', async () => {
  await chunk('FundingForm', 60, 'main', 'shared')
  expect(formProblems(measureForms(dist))).toEqual([
    expect.stringMatching(
      /^The funding form downloads \d+\.\d kB, \d+\.\d kB over its budget of 40 kB\.$/,
    ),
  ])
})

test('a form that has moved to another chunk is not passed over', () => {
  expect(() => measureForms(dist)).toThrow('The build has 0 scripts named FundingForm, not one')
})
