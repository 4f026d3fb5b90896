// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnOf, readTable } from '#tests/support/markdown.ts'
import { buildEnvironment, deployEnvironment } from './command-environment.ts'

const rows = readTable('docs/reference/environment.md', 'Variables')
const documented = columnOf(rows, 'variable')
const built = rows
  .filter((row) => /built in|build/.test(row['used by'] ?? ''))
  .map((row) => row['variable'] ?? '')
const strangers = [
  'AWS_SECRET_ACCESS_KEY',
  'CLOUDFLARE_API_TOKEN',
  'DATABASE_URL',
  'GITHUB_TOKEN',
  'NETLIFY_AUTH_TOKEN',
  'NODE_AUTH_TOKEN',
  'NPM_TOKEN',
  'SMTP_URL',
]
const machine = ['PATH', 'HOME', 'CI', 'LANG', 'LC_ALL', 'TZ', 'https_proxy', 'NODE_OPTIONS']

function variables(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `the value of ${name}`]))
}

const all = variables([...documented, ...strangers, ...machine])

test('a build gets what is built in, and no secret of another program', () => {
  expect(documented.length).toBeGreaterThan(50)
  const { SITE_PORT, ...given } = buildEnvironment(all)
  expect(SITE_PORT).toBeDefined()
  expect(Object.keys(given).toSorted()).toEqual(
    [...built, ...machine, 'SANDBOX_STATE_DIR'].toSorted(),
  )
})

test('the command that deploys gets the variables that are named for it, and no other', () => {
  expect(deployEnvironment(all)).toEqual(variables(machine))
  expect(deployEnvironment(all, 'CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID')).toEqual(
    variables([...machine, 'CLOUDFLARE_API_TOKEN']),
  )
})

test('every secret of the lead service stays with the lead service', () => {
  const names = readFileSync('.env.example', 'utf8').match(/LEAD_API_[A-Z_]+|SANITY_[A-Z]+_[A-Z]+/g)
  const secrets = (names ?? []).filter((name) => !name.startsWith('SANITY_STUDIO_'))
  expect(secrets.length).toBeGreaterThan(15)
  expect(buildEnvironment(variables(secrets))).toEqual({})
  expect(deployEnvironment(variables(secrets))).toEqual({})
})
