// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { lostInPaste } from './lost-in-paste.ts'

test.each([
  [
    '<p>One <b>bold</b> <a href="https://a.example">link</a></p><h2>Two</h2><h3>Three</h3><ul><li>a</li></ul>',
  ],
  ['plain words'],
  [''],
])('an editor who pastes what the text can hold reads nothing: %s', (html) => {
  expect(lostInPaste(html)).toBeNull()
})

const lost = 'cannot be part of this text: use a section for them.'
test.each([
  ['<p>a</p><img src="x.png">', `1 image ${lost}`],
  ['<img><img>', `2 images ${lost}`],
  ['<meta charset="utf-8"><table><tr><td>a</td></tr></table>', `1 table ${lost}`],
  ['<table></table><img>', `1 image and 1 table ${lost}`],
  [
    '<h1>Title</h1><p>a</p>',
    '1 title became plain text: choose Heading or Subheading where you want one.',
  ],
  [
    '<h1>A</h1><h4>B</h4>',
    '2 titles became plain text: choose Heading or Subheading where you want one.',
  ],
  [
    '<h1>A</h1><img>',
    `1 image ${lost} 1 title became plain text: choose Heading or Subheading where you want one.`,
  ],
])('an editor reads what was lost when %s was pasted', (html, sentence) => {
  expect(lostInPaste(html)).toBe(sentence)
})
