import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const sites = ['https://www.example.com']

test.each([
  [
    'on the sandbox requests this machine alone',
    {
      projectId: 'sandbox',
      apiHost: 'http://localhost:4100',
      previewUrl: 'http://localhost:5173/',
    },
    ['http://127.0.0.1:*', 'http://localhost:*', 'http://sandbox.localhost:*', 'ws://localhost:*'],
  ],
  [
    'of a real project requests that project and shows that site',
    { projectId: 'a1', apiHost: undefined, previewUrl: 'https://www.example.com/about' },
    [
      'https://a1.api.sanity.io',
      'https://api.sanity.io',
      'https://cdn.sanity.io',
      ...sites,
      'wss://a1.api.sanity.io',
    ],
  ],
  [
    'on another content API requests that one',
    {
      projectId: 'a1',
      apiHost: 'https://content.example.com',
      previewUrl: 'https://www.example.com/',
    },
    [
      'https://a1.content.example.com',
      'https://content.example.com',
      ...sites,
      'wss://content.example.com',
    ],
  ],
])('a Studio %s', (_what, addresses, hosts) => {
  const policy = contentPolicy(addresses)
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; connect-src/)
  expect([...new Set(policy.match(/\b(?:https?|wss?):\/\/[^\s;]+/g))].toSorted()).toEqual(hosts)
})
