// @vitest-environment node
import { expect, test } from 'vitest'
import { readableName, shortNames } from './class-names.ts'

const css = '/* .not-this */ .button { .icon { color: red } } @keyframes turn {}'

test('a build names a class as the build before did', () => {
  const name = shortNames('/site')('button', '/site/src/Action.module.css', css)
  expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{2}a$/)
  expect(shortNames('/site')('button', '/site/src/Action.module.css', css)).toBe(name)
  expect(shortNames('/copy')('button', '/copy/src/Action.module.css', css)).toBe(name)
})

test('classes and keyframes of modules, also of modules of one name, have different names', () => {
  const names = shortNames('/site')
  const all = ['/site/src/a/Card.module.css', '/site/src/b/Card.module.css'].flatMap((file) =>
    ['button', 'icon', 'turn'].map((local) => names(local, file, css)),
  )
  expect(new Set(all).size).toBe(6)
})

test('each of a hundred classes has a name of its own', () => {
  const many = Array.from({ length: 100 }, (_, index) => `c${index}`)
  const sheet = many.map((local) => `.${local} {}`).join('\n')
  const names = many.map((local) => shortNames('/site')(local, '/site/a.module.css', sheet))
  expect(new Set(names).size).toBe(100)
})

test('two modules whose classes would get the same names stop the build', () => {
  const names = shortNames('/site')
  const meet = () => {
    for (let index = 0; index < 200_000; index += 1)
      names('button', `/site/src/${index}.module.css`, css)
  }
  expect(meet).toThrow(
    /^The classes of src\/\d+\.module\.css and src\/\d+\.module\.css get the same/,
  )
})

test('names in development say the component', () => {
  expect(readableName('copy', '/x/Hero.module.css')).toBe('Hero-copy')
})
