import { studioTheme, ThemeProvider } from '@sanity/ui'
import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { leadsTool } from './leads.tsx'

function open(variables: Record<string, string>) {
  const [tool] = leadsTool(readEnvironment(variables))
  if (!tool) return false
  render(
    <ThemeProvider theme={studioTheme}>{createElement(tool.component, { tool })}</ThemeProvider>,
  )
  return true
}

const project = { SANITY_STUDIO_PROJECT_ID: 'a1b2c3d4' }

test('an editor on the sandbox sees its inbox inside the Studio, and what came today', async () => {
  const leads = [Date.now(), 0].map((at) => ({
    call: 'demo',
    receivedAt: new Date(at).toISOString(),
  }))
  const server = setupServer(http.get('*/inbox.json', () => HttpResponse.json(leads)))
  server.listen()
  onTestFinished(() => server.close())
  open({})
  expect(await screen.findByText(/Today: Demo request 1\./)).toBeTruthy()
  expect(screen.getByTitle('Inbox').getAttribute('src')).toBe('http://localhost:4100/inbox')
})

test('the inbox of a lead service opens in a tab, because it refuses frames', () => {
  open({ ...project, LEAD_API_URL: 'https://leads.example.com/' })
  expect(screen.queryByTitle('Inbox')).toBeNull()
  const link = screen.getByRole('link', { name: /Open the inbox/ })
  expect(link.getAttribute('href')).toBe('https://leads.example.com/inbox')
  expect(screen.getByText('leads.example.com')).toBeTruthy()
})

test('a Studio without an inbox has no such tool', () => {
  expect(open(project)).toBe(false)
})
