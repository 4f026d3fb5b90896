import { webcrypto } from 'node:crypto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashCredentials } from '#shared/credentials.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { AdminLogin } from './AdminLogin.tsx'
import { WithContent } from './page.fixture.tsx'

const options = { salt: 'AAAAAAAAAAAAAAAAAAAAAA==', iterations: 1000 }
const email = 'editor@tofali.example'
const password = 'laterite and clay'
const wrong = 'email or password is wrong'

beforeEach(() => void vi.stubGlobal('crypto', webcrypto))

async function expected() {
  return { ...options, hash: await hashCredentials(email, password, options) }
}

function page(pair: Awaited<ReturnType<typeof expected>> | null) {
  return (
    <MemoryRouter initialEntries={['/admin-login']}>
      <WithContent>
        <Routes>
          <Route path="/" element={<p>Home</p>} />
          <Route path="/admin-login" element={<AdminLogin expected={pair} />} />
        </Routes>
      </WithContent>
    </MemoryRouter>
  )
}

async function logIn(name: string, secret: string) {
  for (const [field, text] of [
    [screen.getByLabelText('Email'), name],
    [passwordField(), secret],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

function passwordField() {
  return screen.getByLabelText('Password', { exact: true, selector: 'input' })
}

test('an editor pastes the right pair and gets into the site', async () => {
  render(page(await expected()))
  await logIn(`${email} `, password)
  expect(await screen.findByText('Home')).toBeTruthy()
  expect(sessionStorage.getItem('admin')).toBe('1')
})

test.each([
  ['the password', email, 'laterite and sand'],
  ['the email', 'other@tofali.example', password],
  ['everything', '', ''],
])('who gets %s wrong reads the same and stays', async (_, name, secret) => {
  render(page(await expected()))
  const derive = vi.spyOn(webcrypto.subtle, 'deriveBits')
  await logIn(name || ' ', secret || ' ')
  expect((await screen.findByText(wrong)).closest('[role=alert]')).not.toBeNull()
  // The whole work is done for each, so that the time reveals nothing either.
  expect(derive).toHaveBeenCalledOnce()
  expect(screen.queryByText('Home')).toBeNull()
  expect(sessionStorage.getItem('admin')).toBeNull()
})

test('a build without a pair lets nobody in, after the same work', async () => {
  const derive = vi.spyOn(webcrypto.subtle, 'deriveBits')
  render(page(null))
  await logIn(email, password)
  expect(await screen.findByText(wrong, {}, { timeout: 5000 })).toBeTruthy()
  expect(derive).toHaveBeenCalledWith(
    expect.objectContaining({ iterations: 600_000 }),
    expect.anything(),
    256,
  )
})

test('after several wrong tries even the right pair waits', async () => {
  render(page(await expected()))
  for (let failures = 0; failures < 4; failures++) {
    await logIn(email, `guess ${failures}`)
    await waitFor(() => expect(screen.getByText(wrong)).toBeTruthy())
  }
  expect(screen.getByText('After several wrong tries each check takes longer.')).toBeTruthy()
  const start = performance.now()
  await logIn(email, password)
  expect(screen.getByRole('button', { name: 'Checking' }).getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('Home', {}, { timeout: 5000 })).toBeTruthy()
  expect(performance.now() - start).toBeGreaterThan(1900)
})

test('the password shows on demand', async () => {
  render(page(null))
  expect(passwordField().getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(passwordField().getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(passwordField().getAttribute('type')).toBe('password')
})

test('before the script runs the pair can be typed, not sent, and a notice says whom to reach', () => {
  const html = showBuilt(page(null)).container.innerHTML
  expect(html).not.toMatch(/<(input|fieldset) [^>]*disabled/)
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""/)
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toMatch(/<noscript>.*tel:.*mailto:.*<\/noscript>/)
  expect(html).toContain('name="email"')
  expect(html).toContain('name="password"')
})
