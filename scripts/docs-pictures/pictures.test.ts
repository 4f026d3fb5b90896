// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'

const files = readdirSync('docs/pictures')
const guides = ['docs/editing.md', 'README.md'].map((path) => readFileSync(path, 'utf8'))
const named = guides.flatMap((text) =>
  [...text.matchAll(/!\[([^\]]*)\]\((?:docs\/)?pictures\/([\w-]+\.webp)\)/g)].map(
    ([, alt = '', file = '']) => ({ alt, file }),
  ),
)

test('the guides show each picture that the script takes, and no other', () => {
  const taken = pictures.map(({ name }) => `${name}.webp`).toSorted()
  expect([...new Set(named.map(({ file }) => file))].toSorted()).toEqual(taken)
  expect(files.toSorted()).toEqual(taken)
})

test('whoever does not see a picture reads what is in it', () => {
  expect(named.filter(({ alt }) => alt.length < 30)).toEqual([])
})

test('the pictures leave a clone of the repository small', () => {
  const sizes = files.map((file) => statSync(`docs/pictures/${file}`).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
})
