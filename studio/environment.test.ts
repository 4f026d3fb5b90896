import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('with nothing configured an editor works on the sandbox of this machine', () => {
  expect(readEnvironment({ SANDBOX_PORT: '4200', SITE_PORT: '5200' })).toEqual({
    sandbox: true,
    projectId: 'sandbox',
    dataset: 'production',
    apiHost: 'http://localhost:4200',
    previewUrl: 'http://localhost:5200/',
    inboxUrl: 'http://localhost:4200/inbox',
    previewOrigins: [
      'http://localhost:5200',
      'http://127.0.0.1:5200',
      'http://localhost:4173',
      'http://127.0.0.1:4173',
    ],
  })
})

test('with a project named an editor works on Sanity’s own host', () => {
  const environment = readEnvironment({
    SANITY_STUDIO_PROJECT_ID: 'abc123',
    SANITY_STUDIO_PREVIEW_URL: 'https://example.com',
  })
  expect(environment).toMatchObject({ sandbox: false, projectId: 'abc123', apiHost: undefined })
  expect(environment.previewOrigins).toEqual(['https://example.com'])
})
