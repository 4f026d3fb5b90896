import { expect, test } from 'vitest'
import {
  checkAction,
  checkCta,
  checkFigureOfTitle,
  checkLink,
  checkLinkedWords,
  checkOldPath,
  checkPlaceholders,
  checkPagePath,
  checkMediaHost,
  checkVideo,
  checkWritten,
  checkWebAddress,
} from './rules.ts'

test.each([
  ['/', '/contact', '/pricing/premium?plan=pro#faq', '/#faq'],
  ['https://example.com', 'https://example.com/a?b=c'],
  ['mailto:hello@example.com', 'mailto:hello@example.com?subject=Hi', 'tel:+2348000000000'],
  ['auth:/', 'auth:/signin', 'auth:/referral/signup', 'calculator:/'],
  ['', undefined],
])('an editor may link to %s', (...links) => {
  for (const link of links) expect(checkLink(link)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'http://example.com',
  'https://',
  'https://user:secret@example.com',
  'auth://evil.example',
  'auth:signin',
  'calculator://evil.example',
  'other:/path',
  'contact',
  'mailto:nobody',
  'tel:call-me',
])('an editor may not link to %j', (link) => {
  expect(checkLink(link)).toBeTypeOf('string')
})

test('a social network is an address on the web', () => {
  expect(checkWebAddress('https://example.com/us')).toBe(true)
  expect(checkWebAddress('/us')).toBeTypeOf('string')
  expect(checkWebAddress('mailto:a@example.com')).toBeTypeOf('string')
})

test.each([
  '/media/how-our-referral-works.webm',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://cdn.sanity.io/files/abc/production/def.mp4',
])('the video %s may be played', (address) => {
  expect(checkVideo(address)).toBe(true)
  expect(checkMediaHost(address)).toBe(true)
})

test('an editor is told that browsers refuse a file of another host', () => {
  expect(checkVideo('https://video.example/a.mp4')).toBe(true)
  expect(checkMediaHost('https://video.example/a.mp4')).toContain('video.example')
})

test.each(['//evil.example/a.mp4', 'https://www.youtube.com/@channel', 'javascript:alert(1)'])(
  'the video %s would stay black, so an editor is told',
  (address) => {
    expect(checkVideo(address)).toBeTypeOf('string')
  },
)

test.each([
  [
    'the path of a page',
    checkPagePath,
    '/ /lender /pricing/premium /about-us',
    `lender /lender/ // //a /Lender /a?b /a/../b /${'a'.repeat(256)}`,
  ],
  [
    'the old path of a redirect',
    checkOldPath,
    '/Old_Page.html',
    '/ /old/ /old?x=1 /old#x //old old https://example.com/a',
  ],
])('an editor is told how to write %s', (_what, check, right, wrong) => {
  expect(right.split(' ').filter((path) => check(path) !== true)).toEqual([])
  expect(['', '/a b', ...wrong.split(' ')].filter((path) => check(path) === true)).toEqual([])
})

test('a button leads somewhere or opens a dialog, not both and not nothing', () => {
  expect(checkAction(undefined)).toBe(true)
  const to = { _type: 'link', href: '/contact' }
  expect(checkAction({ to })).toBe(true)
  expect(checkAction({ opens: 'demo' })).toBe(true)
  expect(checkAction({ to: { _type: 'link' } })).toBe(true)
  expect(checkAction({ to, opens: 'demo' })).toBeTypeOf('string')
  expect(checkAction({})).toBeTypeOf('string')
})

test('the link below an answer is whole or absent', () => {
  expect(checkCta(undefined)).toBe(true)
  expect(checkCta({})).toBe(true)
  expect(checkCta({ label: 'See pricing', to: { _type: 'link' } })).toBe(true)
  expect(checkCta({ label: 'See pricing' })).toBeTypeOf('string')
  expect(checkCta({ to: { _type: 'link', href: '/pricing' } })).toBeTypeOf('string')
})

test('the large figure of a card is a part of its title', () => {
  const card = { parent: { title: 'Pay $0 until completion' } }
  expect(checkFigureOfTitle('$0', card)).toBe(true)
  expect(checkFigureOfTitle(undefined, card)).toBe(true)
  expect(checkFigureOfTitle('$1', card)).toBeTypeOf('string')
})

test.each(['See the [Privacy Policy].', '[Go on]', 'Two\nlines [here]', undefined])(
  'the line %j has one link',
  (line) => expect(checkLinkedWords(line)).toBe(true),
)

test.each(['No link', 'Torn [link', 'Empty []', 'Blank [ ]', '[Two] [links]', '[[Deep]]'])(
  'an editor is told how to write the link of %j',
  (line) => expect(checkLinkedWords(line)).toContain('[Privacy Policy]'),
)

test('an editor is told which placeholders a text can have and which it needs', () => {
  const known = ['plan', 'saved']
  expect(checkPlaceholders('{plan} costs {saved} less.', known)).toBe(true)
  expect(checkPlaceholders(undefined, known, known)).toBe(true)
  expect(checkPlaceholders('{plan} costs {sum} less.', known)).toBe(
    'Nothing fills in {sum}. You can use {plan}, {saved}.',
  )
  expect(checkPlaceholders('{plan} costs less.', known, ['saved'])).toBe(
    'Visitors need {saved} in this text.',
  )
})

test.each(['   ', '\n', '\u200B', '\u200F '])(
  'a required text of %j is refused, because visitors see nothing',
  (blank) => expect(checkWritten(blank)).toContain('Write something'),
)

test('a required text of one sign is taken, and a missing one has a message of its own', () => {
  expect(['–', '', undefined].map((text) => checkWritten(text))).toEqual([true, true, true])
})
