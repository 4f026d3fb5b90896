// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readEnvironment } from '#studio/environment.ts'
import { Leads } from './Leads.tsx'
import { leadsTool } from './leads-tool.tsx'

afterEach(cleanup)

test('an editor on the sandbox sees its inbox inside the Studio', () => {
  render(<Leads inboxUrl="http://localhost:4100/inbox" isFramed />)
  expect(screen.getByTitle('Inbox').getAttribute('src')).toBe('http://localhost:4100/inbox')
})

test('the inbox of a lead service opens in a tab, because it refuses frames', () => {
  render(<Leads inboxUrl="https://leads.example.com/inbox" isFramed={false} />)
  expect(screen.queryByTitle('Inbox')).toBeNull()
  const link = screen.getByRole('link', { name: /Open the inbox/ })
  expect(link.getAttribute('href')).toBe('https://leads.example.com/inbox')
  expect(screen.getByText('leads.example.com')).toBeTruthy()
})

test('a Studio that knows of no inbox has no such tool', () => {
  const project = { SANITY_STUDIO_PROJECT_ID: 'a1b2c3d4' }
  expect(leadsTool(readEnvironment(project))).toEqual([])
  const inbox = { SANITY_STUDIO_INBOX_URL: 'https://leads.example.com/inbox' }
  expect(leadsTool(readEnvironment({ ...project, ...inbox }))).toHaveLength(1)
  expect(leadsTool(readEnvironment({}))).toHaveLength(1)
})
