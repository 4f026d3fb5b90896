import { expect, test } from 'vitest'
import { namedHosts } from './named-hosts.ts'
import { hostVariables } from '#shared/environment.ts'
import { readHosts } from './read-hosts.ts'

const complete = Object.fromEntries(
  Object.keys(hostVariables).map((name) => [name, 'https://host.example']),
)

test('every configured host has a name and an address that can be asked', () => {
  const hosts = readHosts({
    ...complete,
    VITE_AUTH_URL: 'https://app.example',
    VITE_FLAGS_URL: 'https://flags.example',
    VITE_UPLOAD_HOSTS: 'a.example b.example',
  })
  const named = namedHosts(hosts)
  expect(named.every(({ name, url }) => name !== '' && URL.canParse(url))).toBe(true)
  expect(named.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      hosts.leads.identity,
      hosts.leads.iam,
      hosts.leads.api,
      hosts.leads.states,
      hosts.leads.sheet,
      'https://a.example',
      'https://b.example',
      'https://app.example',
      hosts.calculator,
      hosts.scheduler,
      hosts.flags,
    ]),
  )
})

test('the hosts of unused forms are not asked', () => {
  const hosts = readHosts({})
  const names = namedHosts(hosts, ['demo', 'funding', 'profile']).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Applications and messages', 'Inline contact form', 'Sign-up'])
})
