import { expect, test } from 'vitest'
import { hostVariables } from './environment.ts'
import { readHosts, namedHosts, readStudios } from './hosts.ts'

const complete = Object.fromEntries(
  Object.keys(hostVariables).map((name) => [name, 'https://host.example/']),
)

test('without configuration every lead goes to the sandbox, which is idempotent', () => {
  const { leads, scheduler, flags } = readHosts({ SANDBOX_PORT: '4200' })
  expect(leads).toEqual({
    identity: 'http://localhost:4200/identity',
    iam: 'http://localhost:4200/iam',
    api: 'http://localhost:4200/api',
    states: 'http://localhost:4200/states',
    sheet: 'http://localhost:4200/sheet',
    uploadBucket: 'documents',
    uploadHosts: ['localhost:4200', '127.0.0.1:4200'],
    idempotent: ['localhost:4200', '127.0.0.1:4200'],
  })
  expect(scheduler).toBe('http://localhost:4200/scheduler')
  expect(flags).toBe('/flags')
})

test('figures of visits go nowhere unless an address is named', () => {
  expect(readHosts(complete).metrics).toBe('')
  const named = { ...complete, VITE_METRICS_URL: 'https://figures.example/visits' }
  expect(readHosts(named).metrics).toBe('https://figures.example/visits')
})

test('a real host gets the key only when it is named', () => {
  expect(readHosts(complete).leads.idempotent).toEqual([])
  const named = { ...complete, VITE_IDEMPOTENT_HOSTS: 'https://IAM.example/v1, api.example:8443' }
  expect(readHosts(named).leads.idempotent).toEqual(['iam.example', 'api.example:8443'])
})

test('upload hosts are read from a list', () => {
  const { leads } = readHosts({ ...complete, VITE_UPLOAD_HOSTS: 's3.example,files.example' })
  expect(leads.uploadHosts).toEqual(['s3.example', 'files.example'])
  expect(leads.identity).toBe('https://host.example')
})

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

test('against the sandbox the Studio of this machine may show the site, by both its names', () => {
  expect(readStudios({})).toEqual(['http://localhost:3333', 'http://127.0.0.1:3333'])
  expect(readStudios({ STUDIO_PORT: '9333' })[0]).toBe('http://localhost:9333')
})

test('a real site is shown by the Studio that it names, and by none if it does not name one', () => {
  const real = { VITE_SANITY_PROJECT_ID: 'abc123' }
  expect(readStudios(real)).toEqual([])
  const named = 'https://studio.example/desk'
  expect(readStudios({ ...real, VITE_STUDIO_URL: named })).toEqual([named])
})
