import { expect, test } from 'vitest'
import { hostVariables } from '#shared/environment.ts'
import { readHosts } from './read-hosts.ts'

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
