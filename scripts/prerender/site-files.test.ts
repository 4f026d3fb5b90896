// @vitest-environment node
import { expect, test } from 'vitest'
import { writeSecurityTxt } from './site-files.ts'

test.each(['2026-01-01', '2026-11-26', '2027-12-31', '2028-02-29'])(
  'security.txt of %s is valid for ten months at least, and for a year at most',
  async (day) => {
    const now = new Date(`${day}T12:00:00Z`)
    const files = new Map<string, string>()
    await writeSecurityTxt(
      'https://www.example.com',
      async (file, text) => void files.set(file, text),
      now,
    )
    const text = files.get('/.well-known/security.txt') ?? ''
    expect(text).toContain('Contact: https://www.example.com/contact\n')
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(366)
  },
)
