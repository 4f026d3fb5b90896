import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { ShareLink } from './ShareLink.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const section: Section<'shareLink'> = {
  _key: 'k',
  _type: 'shareLink',
  heading: 'Pass it on',
  lead: null,
  message: 'Planning to build? Have a look:',
}

function show() {
  return render(<ShareLink section={section} />)
}

/** A system with a share sheet; browsers on most desktops have none. */
function withSheet(share: (data: ShareData) => Promise<void>) {
  const sheet = vi.fn<typeof share>(share)
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
  return sheet
}

function sharedLink(): string {
  const field = screen.getByRole('textbox', { name: 'Link to share' })
  return field instanceof HTMLInputElement ? field.value : ''
}

test('WhatsApp gets the words and the link; a system without a share sheet offers none', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Share on WhatsApp' })
  const address = new URL(link.getAttribute('href') ?? '')
  expect([address.origin, address.pathname]).toEqual(['https://wa.me', '/'])
  expect(address.searchParams.get('text')).toBe(
    `Planning to build? Have a look: ${hosts.site}/referral`,
  )
})

test('with a code, all ways share the link that carries it', async () => {
  const sheet = withSheet(async () => {})
  show()
  await userEvent.type(screen.getByRole('textbox', { name: /Your referral code/ }), ' ADA&2025 ')
  expect(sharedLink()).toBe(`${hosts.site}/referral/ADA%262025`)
  const link = screen.getByRole('link', { name: 'Share on WhatsApp' })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain(
    '/referral/ADA%262025',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(sheet).toHaveBeenCalledWith({
    title: 'Pass it on',
    text: 'Planning to build? Have a look:',
    url: `${hosts.site}/referral/ADA%262025`,
  })
})

test('with a code that is none, no way shares a link that would credit nobody', async () => {
  show()
  const field = screen.getByRole('textbox', { name: /Your referral code/ })
  await userEvent.type(field, 'ADA 2025')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/A code has no spaces/)).toBeTruthy()
  expect(sharedLink()).toBe(`${hosts.site}/referral`)
  expect(screen.getByText('Share on WhatsApp').closest('[inert]')).not.toBeNull()
  expect(screen.getByText('Copy link').closest('[inert]')).not.toBeNull()
})

test('whoever has given no code is told that nobody is credited', async () => {
  show()
  const field = screen.getByRole('textbox', { name: /Your referral code/ })
  expect(screen.queryByText(/nobody is credited/)).not.toBeNull()
  await userEvent.type(field, 'ADA')
  expect(screen.queryByText(/nobody is credited/)).toBeNull()
})

test.each([
  ['that the visitor closes says nothing', 'AbortError', /^$/, false],
  ['that does not open leaves the link selected', 'NotAllowedError', /The link is selected/, true],
])('a sheet %s', async (_, name, said, isSelected) => {
  withSheet(async () => {
    throw new DOMException('No', name)
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(screen.getByRole('status').textContent).toMatch(said)
  const link = screen.getByRole('textbox', { name: 'Link to share' })
  expect(document.activeElement === link).toBe(isSelected)
})

test('Copy link copies it and says so, until the link changes', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${hosts.site}/referral`)
  expect(screen.getByRole('status').textContent).toBe('The link is copied.')
  await user.type(screen.getByRole('textbox', { name: /Your referral code/ }), 'A')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a browser that refuses to copy leaves the link selected', async () => {
  const user = userEvent.setup()
  show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.getByRole('status').textContent).toContain('The link is selected')
})

test('a code that was typed before the scripts came is in the link after them', () => {
  const { container, hydrate } = showBuilt(<ShareLink section={section} />)
  const field = container.querySelector<HTMLInputElement>('[name="referralCode"]')
  if (!field) throw new Error('There is no field for the code.')
  field.value = 'EARLY'
  hydrate()
  expect(sharedLink()).toBe(`${hosts.site}/referral/EARLY`)
})
