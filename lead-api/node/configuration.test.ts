import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('with nothing set, it serves the site of this machine, to this machine', () => {
  expect(readConfiguration({})).toMatchObject({
    host: '127.0.0.1',
    port: 4300,
    folder: '.leads',
    address: 'http://localhost:4300',
    sites: ['http://localhost:5173', 'http://localhost:4173'],
    tokenSecret: undefined,
    inboxSecretHash: undefined,
    webhook: undefined,
    mail: undefined,
    retentionDays: undefined,
    isBehindProxy: false,
  })
})

test('several sites may send leads, and signed addresses have the public name with its path', () => {
  const environment = {
    LEAD_API_SITES: 'https://www.example.com, https://example.com/',
    LEAD_API_URL: 'https://www.example.com/lead-api/',
  }
  expect(readConfiguration(environment)).toMatchObject({
    sites: ['https://www.example.com', 'https://example.com'],
    address: 'https://www.example.com/lead-api',
  })
})

const HASH = `pbkdf2:600000:${'A'.repeat(22)}==:${'A'.repeat(43)}=`

test.each([HASH, `ada=${HASH}, Obi Nwosu=${HASH}`, `${HASH},ada=${HASH}`])(
  'a list of people %j can be used',
  (list) => {
    const settings = readConfiguration({ LEAD_API_INBOX_SECRET_HASH: list })
    expect(settings.inboxSecretHash).toBe(list)
  },
)

test.each([
  `ada=${HASH},ADA=${HASH}`,
  `${HASH},${HASH}`,
  `=${HASH}`,
  'ada=password',
  `<b>=${HASH}`,
  `ada=${HASH},`,
])('a list of people %j is refused', (list) => {
  const read = () => readConfiguration({ LEAD_API_INBOX_SECRET_HASH: list })
  expect(read).toThrow('LEAD_API_INBOX_SECRET_HASH')
})

test('every value that cannot be used is named', () => {
  const environment = {
    LEAD_API_PORT: 'http',
    LEAD_API_SITES: 'example.com',
    LEAD_API_URL: 'example.com/leads',
    LEAD_API_MOST_PER_CALL: '-1',
    LEAD_API_INBOX_SECRET_HASH: 'password',
    LEAD_API_WEBHOOK_URL: 'http://crm.example/leads',
    LEAD_API_WEBHOOK_SECRET: 'short',
    LEAD_API_RETENTION_DAYS: 'never',
    LEAD_API_SMTP_URL: 'mail.example.com',
    LEAD_API_MAIL_FROM: 'site',
    LEAD_API_MAIL_TO: 'sales@example.com, desk',
  }
  for (const name of Object.keys(environment)) {
    expect(() => readConfiguration(environment)).toThrow(name)
  }
})
