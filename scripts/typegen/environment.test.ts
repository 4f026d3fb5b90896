// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { environment } from './environment.ts'

test('a person who configures the product finds every variable that it reads, and no other', () => {
  const names = environment.flatMap(({ variables }) => variables.map(({ name }) => name))
  const texts = ['src', 'shared', 'scripts', 'studio', 'sandbox', 'lead-api']
    .flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.tsx?$/))
    .filter(({ path }) => !/node_modules|typegen\/environment/.test(path))
    .map(({ text }) => text)
  const code = [...texts, readFileSync('playwright.config.ts', 'utf8')].join('\n')
  // As code reads one: env['NAME'], read('NAME', …), import.meta.env.NAME.
  const read =
    /(?<=['".])(?:VITE|LEAD_API|SANITY|SANDBOX|ADMIN|SITE|PREVIEW|STUDIO|CHROMIUM)_[A-Z_]*[A-Z]\b/g
  expect((code.match(read) ?? []).filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !code.includes(name))).toEqual([])
})
