import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

/** The hosts of every directive. */
function hosts(policy: string): string[] {
  return [...new Set(policy.match(/\b(?:https?|wss?):\/\/[^\s;]+/g))].toSorted()
}

test('a Studio on the sandbox asks this machine alone', () => {
  const policy = contentPolicy({
    projectId: 'sandbox',
    apiHost: 'http://localhost:4100',
    previewUrl: 'http://localhost:5173/',
  })
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(hosts(policy)).toEqual([
    'http://127.0.0.1:*',
    'http://localhost:*',
    'http://sandbox.localhost:*',
    'ws://localhost:*',
  ])
})

test('a Studio of a real project asks that project and shows that site', () => {
  const policy = contentPolicy({
    projectId: 'a1b2c3d4',
    apiHost: undefined,
    previewUrl: 'https://www.example.com/about',
  })
  expect(hosts(policy)).toEqual([
    'https://a1b2c3d4.api.sanity.io',
    'https://api.sanity.io',
    'https://cdn.sanity.io',
    'https://www.example.com',
    'wss://a1b2c3d4.api.sanity.io',
  ])
  expect(policy).toContain("frame-src 'self' https://www.example.com;")
})

test('a Studio on another content API asks that one', () => {
  const policy = contentPolicy({
    projectId: 'a1',
    apiHost: 'https://content.example.com',
    previewUrl: 'https://www.example.com/',
  })
  expect(policy).toContain('connect-src')
  expect(hosts(policy)).toEqual([
    'https://a1.content.example.com',
    'https://content.example.com',
    'https://www.example.com',
    'wss://content.example.com',
  ])
})
