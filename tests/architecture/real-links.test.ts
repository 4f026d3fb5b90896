// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

test('other pages open by real links, which no pop-up blocker stops', () => {
  const openers = sourceFiles('src', /\.tsx?$/).filter(({ text }) =>
    /\b(?:window|globalThis|self|top|parent)\.open\b/.test(text),
  )
  expect(openers.map(({ path }) => path)).toEqual([])
})
