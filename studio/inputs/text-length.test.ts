// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { describeLength, lostInPaste } from './text-length.ts'

test.each([
  ['Tofali', 'advised', '6 / 28'],
  [undefined, 'advised', '0 / 28'],
  ['x'.repeat(29), 'advised', '29 / 28: 1 character longer than advised'],
  ['x'.repeat(30), 'refused', '30 / 28: 2 characters too long'],
] as const)('a writer sees the length of %j', (text, kind, shown) => {
  expect(describeLength(text, { most: 28, kind }).text).toBe(shown)
})

const lost = 'cannot be part of this text: use a section for them.'
const plain = 'became plain text: choose Heading or Subheading where you want one.'

test.each([
  [
    '<p>One <b>bold</b> <a href="https://a.example">link</a></p><h2>Two</h2><ul><li>a</li></ul>',
    null,
  ],
  ['plain words', null],
  ['<img><img>', `2 images ${lost}`],
  ['<table></table><img>', `1 image and 1 table ${lost}`],
  ['<h1>A</h1><h4>B</h4>', `2 titles ${plain}`],
  ['<h1>A</h1><img>', `1 image ${lost} 1 title ${plain}`],
])('an editor who pastes %s reads what was lost', (html, sentence) => {
  expect(lostInPaste(html)).toBe(sentence)
})
