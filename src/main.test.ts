// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { ndjson, sandboxWith } from '#sandbox/test-support.ts'

// Read once, when the app is loaded.
vi.hoisted(() => vi.stubEnv('VITE_UNDER_CONSTRUCTION', 'true'))
vi.setConfig({ testTimeout: 60_000 })

const page = {
  _id: 'page-home',
  _type: 'page',
  title: 'Home',
  path: '/',
  sections: [
    { _key: 'h', _type: 'hero', heading: 'Fund it.', lead: 'No developer.', tone: 'bush' },
  ],
}

beforeEach(async () => {
  // What jsdom lacks.
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.reject(new Error('No fonts here.'))
    },
  )
  vi.stubGlobal('opener', null)
  Object.assign(document, { fonts: new Set() })
  vi.resetModules()
  document.body.innerHTML =
    '<div id="root"><main><h1>Site under construction</h1></main></div>' +
    '<div data-stylesheet hidden><link rel="stylesheet" href="/part.css"></div>' +
    '<script type="text/plain" data-app="/app.js" data-content=""></script>'
  const { sandbox } = await sandboxWith({ 'pages.ndjson': ndjson(page) })
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen()
  onTestFinished(() => server.close())
})

test('everybody else sees the sign as it was built, and nothing in its place', async () => {
  const sign = screen.getByRole('heading', { name: 'Site under construction' })
  const { ready } = await import('./main.tsx')
  await ready
  expect(sign.isConnected).toBe(true)
  expect(screen.queryByText('Fund it.')).toBeNull()
})

test('who logged in in this tab gets the page from the content API', async () => {
  sessionStorage.setItem('admin', '1')
  const { ready } = await import('./main.tsx')
  await ready
  expect(await screen.findByRole('heading', { name: 'Fund it.' })).toBeTruthy()
  expect(screen.queryByText('Site under construction')).toBeNull()
  // The page may have parts with these styles.
  expect(document.head.querySelector<HTMLLinkElement>('[href$="/part.css"]')?.media).toBe('')
})
