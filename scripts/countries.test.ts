// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderCountries } from './countries.ts'

test('the committed list of countries is what the script writes', () => {
  expect(readFileSync('shared/countries.generated.ts', 'utf8')).toBe(renderCountries())
})
