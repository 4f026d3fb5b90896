// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const NAME =
  '(?:VITE|LEAD_API|SANITY|SANDBOX|WEBHOOK|ADMIN|SITE|PREVIEW|STUDIO|CHROMIUM)_[A-Z_]*[A-Z]'
const EXAMPLE = matches(readFileSync('.env.example', 'utf8'), new RegExp(`\\b${NAME}(?==)`, 'g'))
const CODE = ['src', 'shared', 'scripts', 'studio', 'sandbox', 'lead-api']
  .flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.tsx?$/))
  .filter(({ path }) => !path.includes('node_modules'))

function matches(text: string, expression: RegExp): string[] {
  return [...new Set(text.match(expression))]
}

test('whoever configures the site finds every variable in .env.example', () => {
  // As code reads one: env['NAME'], read('NAME', …), import.meta.env.NAME.
  const read = new RegExp(`(?<=['".])${NAME}\\b`, 'g')
  const found = CODE.flatMap(({ path, text }) =>
    matches(text, read).map((name) => ({ path, name })),
  )
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(({ name }) => !EXAMPLE.includes(name))).toEqual([])
})

test('.env.example names no variable that nothing reads', () => {
  const text = CODE.map((file) => file.text).join('\n')
  expect(EXAMPLE.length).toBeGreaterThan(30)
  expect(EXAMPLE.filter((name) => !text.includes(name))).toEqual([])
})
