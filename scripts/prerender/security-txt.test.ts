// @vitest-environment node
import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const SITE = 'https://www.example.com'
const DAY_MS = 24 * 60 * 60 * 1000

test.each([
  ['', 'Contact: https://www.example.com/contact'],
  [undefined, 'Contact: https://www.example.com/contact'],
  ['mailto:security@example.com', 'Contact: mailto:security@example.com'],
  [' https://example.com/report ', 'Contact: https://example.com/report'],
])('who finds a vulnerability learns where to report it (%j)', (contact, line) => {
  const lines = securityTxt(SITE, contact).split('\n')
  expect(lines).toContain(line)
  expect(lines).toContain('Canonical: https://www.example.com/.well-known/security.txt')
})

test.each([
  'security@example.com',
  'mailto:',
  'http://example.com',
  'mailto:a@b.example\nExpires: x',
])('a contact that nobody could use stops the build: %j', (contact) => {
  expect(() => securityTxt(SITE, contact)).toThrow('SITE_SECURITY_CONTACT must be')
})

test.each(['2026-01-01', '2026-01-31', '2026-11-26', '2027-12-31', '2028-02-29'])(
  'a file of %s is valid for ten months at least, and for a year at most',
  (day) => {
    const now = new Date(`${day}T12:00:00Z`)
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt(SITE, '', now)) ?? []
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(366)
  },
)
