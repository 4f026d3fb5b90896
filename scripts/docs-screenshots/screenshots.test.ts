// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenshots } from './screenshots.ts'

const files = readdirSync('docs/screenshots')
const guides = ['docs/editing.md', 'README.md'].map((path) => readFileSync(path, 'utf8'))
const named = guides.flatMap((text) =>
  [...text.matchAll(/!\[([^\]]*)\]\((?:docs\/)?screenshots\/([\w-]+\.webp)\)/g)].map(
    ([, alt = '', file = '']) => ({ alt, file }),
  ),
)

test('the guides show each screenshot that the script takes, and no other', () => {
  const taken = screenshots.map(({ name }) => `${name}.webp`).toSorted()
  expect([...new Set(named.map(({ file }) => file))].toSorted()).toEqual(taken)
  expect(files.toSorted()).toEqual(taken)
})

test('whoever does not see a screenshot reads what is in it', () => {
  expect(named.filter(({ alt }) => alt.length < 30)).toEqual([])
})

test('the screenshots leave a clone of the repository small', () => {
  const sizes = files.map((file) => statSync(`docs/screenshots/${file}`).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
})
