import { expect, test } from 'vitest'
import { environmentProblems, hostVariables, usesSandbox } from './environment.ts'
import { readHosts } from './read-hosts.ts'

const complete = Object.fromEntries(
  Object.keys(hostVariables).map((name) => [
    name,
    /URL|HOST$/.test(name) ? 'https://host.example' : 'name',
  ]),
)

test('with no host named, everything points at the sandbox of the given port', () => {
  expect(usesSandbox({ SANDBOX_PORT: '4200' })).toBe(true)
  expect(environmentProblems({})).toEqual([])
  const hosts = readHosts({ SANDBOX_PORT: '4200' })
  expect(hosts.content).toMatchObject({ apiHost: 'http://localhost:4200', projectId: 'sandbox' })
  expect(hosts.auth).toBe('http://localhost:4200/auth')
})

test('some hosts missing stops the build, each named with what it is for', () => {
  const problems = environmentProblems({ VITE_AUTH_URL: 'https://auth.example' })
  expect(problems).toHaveLength(Object.keys(hostVariables).length - 1)
  expect(problems[0]).toBe(
    'VITE_SANITY_PROJECT_ID is missing: the Sanity project that holds the content.',
  )
})

test('a malformed host is named', () => {
  expect(environmentProblems({ ...complete, VITE_IAM_HOST: 'iam.example' })).toEqual([
    'VITE_IAM_HOST is not a web address (iam.example): funding applications, contact messages and the waitlist (calls 4, 5 and 8).',
  ])
})

test('a complete environment leads to Sanity and to the named sites', () => {
  expect(environmentProblems(complete)).toEqual([])
  const hosts = readHosts(complete)
  expect(hosts.sandbox).toBe(false)
  expect(hosts.content.useProjectHostname).toBe(true)
})
