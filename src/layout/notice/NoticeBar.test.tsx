import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { NoticeBar } from './NoticeBar.tsx'

const notice = {
  _type: 'notice' as const,
  text: 'The Abuja office moves on 5 December.',
  label: 'See the new address',
  link: '/contact',
  from: '2026-12-01T08:00:00.000Z',
  until: '2026-12-08T08:00:00.000Z',
}

function bar(fields: Partial<typeof notice> = {}) {
  return (
    <MemoryRouter>
      <NoticeBar notice={{ ...notice, ...fields }} />
    </MemoryRouter>
  )
}

const isShown = () => document.documentElement.hasAttribute('data-notice')

afterEach(() => {
  document.documentElement.removeAttribute('data-notice')
})

test('a visitor who closes the notice does not see it again, until its times change', async () => {
  vi.setSystemTime('2026-12-02T12:00:00Z')
  render(bar())
  expect(isShown()).toBe(true)
  const link = screen.getByRole('link', { name: 'See the new address' })
  expect(link.getAttribute('href')).toBe('/contact')
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }))
  expect(isShown()).toBe(false)
  cleanup()
  render(bar())
  expect(isShown()).toBe(false)
  cleanup()
  render(bar({ until: '2026-12-09T08:00:00.000Z' }))
  expect(isShown()).toBe(true)
})

test('the page as built names the times, and queues a click that comes before the app', () => {
  const html = renderToString(bar())
  expect(html).toContain('data-notice="1796112000000-1796716800000"')
  expect(html).toMatch(/<button[^>]*data-replay/)
})
