import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { startLines } from './start-lines.ts'

function said(environment: Record<string, string>): string {
  return startLines(readConfiguration(environment), 4300).join('\n')
}

test('its owner reads at every start how long leads are kept', () => {
  expect(said({})).toContain('Leads are kept until somebody deletes them: set LEAD_API_RETENTION')
  expect(said({ LEAD_API_RETENTION_DAYS: '90' })).toContain('deleted 90 days after it came')
  expect(said({ LEAD_API_RETENTION_DAYS: '1' })).toContain('deleted 1 day after it came')
})

test.each([
  ['http://leads.example.com', true],
  ['http://192.168.1.5:4300', true],
  ['https://leads.example.com', false],
  ['http://localhost:4300', false],
])('its owner reads whether the inbox at %s stays closed', (LEAD_API_URL, isClosed) => {
  const LEAD_API_INBOX_SECRET_HASH = `pbkdf2:600000:${'A'.repeat(22)}==:${'A'.repeat(43)}=`
  const lines = said({ LEAD_API_URL, LEAD_API_INBOX_SECRET_HASH })
  expect(lines.includes('The inbox opens over https only')).toBe(isClosed)
  expect(said({ LEAD_API_URL })).not.toContain('https only')
})

test('a service behind a proxy that it was not told of says that all visitors count as one', () => {
  const behindProxy = { LEAD_API_URL: 'https://leads.example.com' }
  expect(said(behindProxy)).toContain('Set LEAD_API_BEHIND_PROXY=true')
  expect(said({ ...behindProxy, LEAD_API_BEHIND_PROXY: 'true' })).not.toContain('PROXY')
  expect(said({})).not.toContain('PROXY')
})
