import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { peopleOf } from '#lead-api/inbox/people.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { startLines } from './serve.ts'

test('with nothing set, it serves the site of this machine, to this machine', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 4300,
    folder: '.leads',
    address: 'http://localhost:4300',
    sites: ['http://localhost:5173', 'http://localhost:4173'],
    people: undefined,
    webhook: undefined,
    mail: undefined,
    retentionDays: undefined,
    isBehindProxy: false,
    rateLimits: { perAddress: 100 },
  })
})

test('several sites may send leads to a public address with a path, which a proxy serves', () => {
  const environment = {
    LEAD_API_SITES: 'https://www.example.com, https://example.com/',
    LEAD_API_URL: 'https://www.example.com/lead-api/',
  }
  expect(readConfiguration(environment)).toMatchObject({
    sites: ['https://www.example.com', 'https://example.com'],
    address: 'https://www.example.com/lead-api',
    isBehindProxy: true,
  })
})

const HASH = `pbkdf2:600000:${'A'.repeat(22)}==:${'A'.repeat(43)}=`

test.each([HASH, `ada=${HASH}, Obi Nwosu=${HASH}`, `${HASH},ada=${HASH}`])(
  'a list of people %j can be used',
  (list) => {
    const settings = readConfiguration({ LEAD_API_INBOX_SECRET_HASH: list })
    expect(settings.people).toEqual(peopleOf(list))
  },
)

test.each([
  ['LEAD_API_INBOX_SECRET_HASH', `ada=${HASH},ADA=${HASH}`],
  ['LEAD_API_INBOX_SECRET_HASH', `=${HASH}`],
  ['LEAD_API_INBOX_SECRET_HASH', 'ada=password'],
  ['LEAD_API_INBOX_SECRET_HASH', `<b>=${HASH}`],
  ['LEAD_API_INBOX_SECRET_HASH', `ada=${HASH},`],
  ['LEAD_API_PORT', 'http'],
  ['LEAD_API_SITES', 'example.com'],
  ['LEAD_API_URL', 'example.com/leads'],
  ['LEAD_API_FORWARD_URL', 'http://crm.example/leads'],
  ['LEAD_API_FORWARD_URL', 'https://crm.example'],
  ['LEAD_API_FORWARD_URL', 'https://crm.example#short'],
  ['LEAD_API_FORWARD_URL', 'https://crm.example#whsec_c2hvcnQ='],
  ['LEAD_API_FORWARD_URL', 'https://crm.example#not base64 at all, but long enough!'],
  ['LEAD_API_RETENTION_DAYS', 'never'],
  ['LEAD_API_RETENTION_DAYS', '-1'],
  ['LEAD_API_FORWARD_URL', 'mail.example.com'],
  ['LEAD_API_FORWARD_URL', 'smtp://mail.example?from=site&to=sales@example.com'],
  ['LEAD_API_FORWARD_URL', 'smtp://mail.example?from=a@example.com&to=sales@example.com,desk'],
])('%s is named when it is %j', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(`${name} must`)
})

test('a misspelled placeholder of a map is named', () => {
  const LEAD_API_FORWARD_URL = '{"url": "https://crm.example", "body": {"to": "{emial}"}}'
  expect(() => readConfiguration({ LEAD_API_FORWARD_URL })).toThrow(/^[^\n]+: emial\.$/)
})

function printed(environment: Record<string, string>): string {
  return startLines(readConfiguration(environment), 4300).join('\n')
}

test('its owner reads at every start how long leads are kept', () => {
  expect(printed({})).toContain('Leads are kept until somebody deletes them: set LEAD_API_RETENT')
  expect(printed({ LEAD_API_RETENTION_DAYS: '90' })).toContain('deleted 90 days after it came')
  expect(printed({ LEAD_API_RETENTION_DAYS: '1' })).toContain('deleted 1 day after it came')
})

test.each([
  ['http://leads.example.com', true],
  ['https://leads.example.com', false],
  ['http://localhost:4300', false],
])('its owner reads whether the inbox at %s stays closed', (LEAD_API_URL, isClosed) => {
  const lines = printed({ LEAD_API_URL, LEAD_API_INBOX_SECRET_HASH: HASH })
  expect(lines.includes('The inbox opens over https only')).toBe(isClosed)
})

test.each([
  ['ada', 'ada'],
  [undefined, 'team'],
])(
  'the line that is printed for %s opens the inbox when it is put into .env as the guide says',
  (name, person) => {
    const program = path.join(import.meta.dirname, 'new-secret.ts')
    const { stdout } = spawnSync(process.execPath, [program, ...(name ? [name] : [])], {
      encoding: 'utf8',
    })
    // What the command of docs/lead-api.md takes: grep '^LEAD_API_'.
    const lines = stdout.split('\n').filter((line) => line.startsWith('LEAD_API_'))
    expect(lines).toHaveLength(1)
    const environment = Object.fromEntries(Object.entries(parseEnv(lines.join('\n'))))
    expect(readConfiguration(environment).people).toEqual([
      { name: person, secretHash: expect.stringMatching(/^pbkdf2:/) },
    ])
  },
)
