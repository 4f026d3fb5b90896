import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { hosts } from '#src/config/hosts.ts'
import { screens } from '#src/content/texts.fixture.ts'
import type { Screens } from '#src/content/types.ts'
import { ReferralRedirect } from './ReferralRedirect.tsx'
import { WithContent } from './page.fixture.tsx'

const signUp = `${hosts.auth}/referral/signup`
let app: Root | undefined

afterEach(() => {
  act(() => app?.unmount())
  history.replaceState(null, '', '/')
})

interface PageProps {
  leave?: (address: string) => void
  words?: Screens['referral'] | null
}

function Page({ leave, words = screens.referral }: PageProps) {
  return (
    <StaticRouter location="/referral/_">
      <WithContent words={{ referral: words }}>
        <ReferralRedirect leave={leave} />
      </WithContent>
    </StaticRouter>
  )
}

/** The one static page, opened at an address. */
async function open(path: string, words?: PageProps['words']) {
  const [leave, onRecoverableError] = [vi.fn<(address: string) => void>(), vi.fn<() => void>()]
  history.replaceState(null, '', path)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page words={words} />)
  app = await act(async () =>
    hydrateRoot(root, <Page leave={leave} words={words} />, { onRecoverableError }),
  )
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

test('a hostile link leads to the plain sign-up', async () => {
  const leave = await open('/referral/%E0%A4%A')
  expect(leave).toHaveBeenCalledExactlyOnceWith(signUp)
  expect(screen.queryByText('Referral code')).toBeNull()
})

test('without scripts the page links to the plain sign-up and gives no code away', () => {
  const html = renderToString(<Page />)
  expect(html).toContain(`href="${signUp}"`)
  expect(html).toMatch(new RegExp(`<noscript>.*href="${signUp}".*</noscript>`))
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('referralCode')
})

test('where the words are missing a friend’s code still goes with the visitor', async () => {
  const leave = await open('/referral/ADAKU-2291', null)
  expect(leave).toHaveBeenCalledExactlyOnceWith(`${signUp}?referralCode=ADAKU-2291`)
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toContain('ADAKU')
  expect(screen.getByRole('heading').textContent).toBe('Redirecting Please Wait...')
})
