import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveLink } from './links.ts'

test.each([
  ['/pricing', '/pricing'],
  ['https://blog.example/a?b=c', 'https://blog.example/a?b=c'],
  ['mailto:hello@tofali.example', 'mailto:hello@tofali.example'],
  ['tel:+2348000000000', 'tel:+2348000000000'],
  ['tel:+44(0)20-7946-0958', 'tel:+442079460958'],
  ['tel:+4402079460958', 'tel:+442079460958'],
  ['auth:/signin', 'http://localhost:4100/auth/signin'],
  ['auth:/', 'http://localhost:4100/auth'],
  ['calculator:/', 'http://localhost:4100/calculator'],
  ['  /owner ', '/owner'],
  [
    'http://localhost:4100/files/sandbox/production/a.pdf',
    'http://localhost:4100/files/sandbox/production/a.pdf',
  ],
])('an editor may link to %s', (link, address) => {
  expect(resolveLink(link)).toBe(address)
})

test.each([
  '',
  'owner',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://a.example',
  'https://',
  'mailto:',
  'auth:evil',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a\\b',
  'https://a.example\n/*',
  'https://tofali.example@evil.example',
  'mailto:a b',
  '/\ud800',
])('a link to "%s" leads nowhere', (link) => {
  expect(resolveLink(link)).toBeNull()
})

test('no text leads to another scheme than the five allowed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.constantFrom('java\nscript:x', '/\t/evil', 'HTTPS://x'),
      ),
      (text) => {
        const address = resolveLink(text)
        if (address === null) return true
        const { protocol, origin } = new URL(address, 'https://site.example')
        const local = origin === 'http://localhost:4100'
        return local || ['https:', 'mailto:', 'tel:'].includes(protocol)
      },
    ),
  )
})
