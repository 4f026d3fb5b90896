// @vitest-environment node
import { expect, test } from 'vitest'
import { letters, readableName, shortNames } from './class-names.ts'

test('ten thousand classes have ten thousand names', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => letters(index))
  expect(new Set(names).size).toBe(10_000)
  expect(names.slice(50, 54)).toEqual(['Y', 'Z', 'aa', 'ab'])
})

test('a build names a class as the build before did', () => {
  const [first, second] = [shortNames(process.cwd()), shortNames(process.cwd())]
  const name = first('button', '/anywhere/Action.module.css')
  expect(name).toMatch(/^[a-zA-Z]{1,3}$/)
  expect(second('button', '/anywhere/Action.module.css')).toBe(name)
})

test('a class that was not there when the build began keeps its readable name', () => {
  expect(shortNames(process.cwd())('new', '/x/Fresh.module.css')).toBe('Fresh-new')
  expect(readableName('copy', '/x/Hero.module.css')).toBe('Hero-copy')
})
