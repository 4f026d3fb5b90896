import { expect, test } from 'vitest'
import { environmentProblems, hostVariables, usesSandbox, readFlag } from './environment.ts'
import { readHosts } from './hosts.ts'
import { formNames, formsWithoutHosts, neededHosts } from './leads/forms.ts'
import type { FormName } from './leads/forms.ts'

const complete: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(hostVariables).map((name) => [
      name,
      /URL|HOST$/.test(name) ? 'https://host.example' : 'name',
    ]),
  ),
  VITE_SITE_URL: 'https://www.example',
}

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

test('a host that only unused forms need may be missing, and no other', () => {
  const rest = { ...complete, VITE_SHEET_URL: '', VITE_UPLOAD_HOSTS: '' }
  expect(environmentProblems(rest)).toHaveLength(2)
  expect(environmentProblems(rest, ['inline-contact', 'funding'])).toEqual([])
  expect(environmentProblems(rest, ['inline-contact', 'demo'])).toHaveLength(1)
  expect(readHosts(rest, true).leads).toMatchObject({ sheet: '', uploadHosts: [] })
})

test('a malformed host is named', () => {
  expect(environmentProblems({ ...complete, VITE_IAM_HOST: 'iam.example' })).toEqual([
    'VITE_IAM_HOST is not a web address (iam.example): funding applications, contact messages and the waitlist.',
  ])
})

test('what may be set separately is checked, too', () => {
  expect(environmentProblems({ VITE_FLAGS_URL: 'flags.example' })).toEqual([
    'VITE_FLAGS_URL is not a web address (flags.example): images of flags, as {code}.svg.',
  ])
  expect(environmentProblems({ VITE_FLAGS_URL: 'https://flags.example' })).toEqual([])
  expect(environmentProblems({ ...complete, VITE_STUDIO_URL: 'ftp://studio.example' })).toEqual([
    'VITE_STUDIO_URL is not a web address (ftp://studio.example): the Studio that edits this site.',
  ])
})

test('a host that is named as idempotent must be one that gets leads', () => {
  const named = { ...complete, VITE_IAM_HOST: 'https://iam.example:8443/v1' }
  const naming = (list: string) => environmentProblems({ ...named, VITE_IDEMPOTENT_HOSTS: list })
  expect(naming('iam.example:8443, https://host.example/x')).toEqual([])
  expect(naming('iam.example')).toEqual([
    'VITE_IDEMPOTENT_HOSTS names iam.example, which gets no lead: it must be a host of VITE_IDENTITY_HOST, VITE_IAM_HOST, VITE_API_HOST, VITE_SHEET_URL.',
  ])
})

test('a list of hosts that files may go to holds nothing but hosts', () => {
  const known = { ...complete, VITE_UPLOAD_HOSTS: 's3.example, files.example:8443' }
  expect(environmentProblems(known)).toEqual([])
  const odd = { ...complete, VITE_UPLOAD_HOSTS: 's3.example, *.example:x' }
  expect(environmentProblems(odd)).toEqual([
    'VITE_UPLOAD_HOSTS names what is not a host (*.example:x): hosts that signed upload addresses may point at, separated by commas.',
  ])
})

test('a scheduler that could reach from its frame into the page is refused', () => {
  const elsewhere = { ...complete, VITE_SCHEDULER_URL: 'https://www.example:8443/book' }
  expect(environmentProblems(elsewhere)).toEqual([])
  const here = { ...complete, VITE_SCHEDULER_URL: 'https://WWW.example:443/book' }
  expect(environmentProblems(here)).toEqual([
    'VITE_SCHEDULER_URL has the same origin as VITE_SITE_URL (https://www.example): the embedded scheduler needs another one, since its frame may run scripts.',
  ])
})

test('a complete environment leads to Sanity and to the named sites', () => {
  expect(environmentProblems(complete)).toEqual([])
  const hosts = readHosts(complete)
  expect(hosts.sandbox).toBe(false)
  expect(hosts.content.useProjectHostname).toBe(true)
})

/** Every choice of forms that are not used. */
const choices = Array.from({ length: 2 ** formNames.length }, (_, bits): FormName[] =>
  formNames.filter((_form, index) => (bits & (1 << index)) !== 0),
)

test('each host is required as long as one form needs it', () => {
  for (const unused of choices) {
    const missing = Object.keys(complete).filter((name) => {
      const rest = { ...complete, [name]: '' }
      return environmentProblems(rest, unused).length === 0
    })
    const all = Object.keys(complete).length
    expect(all - missing.length).toBe(neededHosts(unused).size + all - 7)
  }
})

test('without forms no lead host is needed; funding alone needs four, one of them for files', () => {
  expect([...neededHosts(formNames)]).toEqual([])
  const others = formNames.filter((form) => form !== 'funding')
  expect([...neededHosts(others)].toSorted()).toEqual([
    'iam',
    'identity',
    'states',
    'uploadBucket',
    'uploadHosts',
  ])
})

test('a form without one of its hosts cannot be sent', () => {
  const { leads } = readHosts({ ...complete, VITE_STATES_URL: '', VITE_SHEET_URL: '' }, true)
  expect(formsWithoutHosts(leads)).toEqual(['funding', 'inline-contact'])
  expect(formsWithoutHosts(readHosts({}).leads)).toEqual([])
})

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  [' Off ', false],
  ['0', false],
  ['1', true],
  ['true', true],
  ['until May', true],
])('a variable that somebody set to %s is on: %s', (value, isOn) => {
  expect(readFlag(value)).toBe(isOn)
})
