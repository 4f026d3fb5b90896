// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { hosts } from '#src/config/hosts.ts'
import { ReferralRedirect } from './ReferralRedirect.tsx'
import { WithContent } from './page.fixture.tsx'

const signUp = `${hosts.auth}/referral/signup`
let app: Root | undefined

afterEach(() => {
  act(() => app?.unmount())
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

function Page({ leave }: { leave?: (address: string) => void }) {
  return (
    <StaticRouter location="/referral/_">
      <WithContent>
        <ReferralRedirect leave={leave} />
      </WithContent>
    </StaticRouter>
  )
}

/** The one static page, opened at an address. */
async function open(path: string) {
  const [leave, onRecoverableError] = [vi.fn<(address: string) => void>(), vi.fn<() => void>()]
  history.replaceState(null, '', path)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page />)
  app = await act(async () => hydrateRoot(root, <Page leave={leave} />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return leave
}

test('a friend’s code goes with the visitor to the sign-up', async () => {
  const leave = await open('/referral/ADAKU-2291')
  expect(leave).toHaveBeenCalledExactlyOnceWith(`${signUp}?referralCode=ADAKU-2291`)
  expect(screen.getByRole('status').textContent).toBe('Redirecting Please Wait...')
  expect(screen.getByText('ADAKU-2291')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue to sign-up' }).getAttribute('href')).toBe(
    `${signUp}?referralCode=ADAKU-2291`,
  )
})

test.each([
  '/referral/a%2Fb',
  '/referral/a/b',
  '/referral/%2e%2e%2f',
  '/referral/javascript:alert(1)',
  '/referral/%E0%A4%A',
  `/referral/${'a'.repeat(5000)}`,
])('the hostile link %s leads to the plain sign-up', async (path) => {
  const leave = await open(path)
  expect(leave).toHaveBeenCalledExactlyOnceWith(signUp)
  expect(screen.queryByText('Referral code')).toBeNull()
})

test('row 51: without scripts the page links to the plain sign-up and gives no code away', () => {
  const html = renderToString(<Page />)
  expect(html).toContain(`href="${signUp}"`)
  expect(html).toMatch(new RegExp(`<noscript>.*href="${signUp}".*</noscript>`))
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('referralCode')
})
