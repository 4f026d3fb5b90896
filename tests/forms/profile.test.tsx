import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProfileForm } from '#src/forms/profile/ProfileForm.tsx'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { useTestServer } from './test-server.ts'
import { control, fill, InDialog, pass, press, takeTimers } from './screen.tsx'

const server = useTestServer()

beforeEach(takeTimers)

const thanks = "Profile submitted successfully. We'll be in touch if there's a fit!"

async function submit(link: string) {
  render(<InDialog Form={ProfileForm} />)
  await press('Open')
  await fill({ linkedInUrl: link })
  await press('Submit')
}

function isOpen() {
  return screen.queryByRole('dialog') !== null
}

test('a visitor who sends a profile is thanked, and the modal closes three seconds later', async () => {
  await submit('linkedin.com/in/ada')
  await screen.findByText(thanks)
  expect(control('linkedInUrl').value).toBe('')
  await pass(2300)
  expect(isOpen()).toBe(true)
  await pass(800)
  expect(isOpen()).toBe(false)
  await press('Open')
  expect(screen.queryByText(thanks)).toBeNull()
  expect(await server.inbox()).toHaveLength(1)
})

test.each([
  [{ drop: 'before' }, 1],
  // Refused for good: it is only in the form.
  [{ status: 400, body: { message: 'No' } }, 0],
])(
  'a failure (%o) is silent, the modal closes anyway, and the link is there when it is opened again',
  async (fault, waiting) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await server.injectFaults({ call: 'profile', ...fault })
    await submit('linkedin.com/in/ada')
    await expect.poll(() => server.requests.length).toBe(1)
    await pass(2300)
    expect(isOpen()).toBe(true)
    await pass(800)
    expect(isOpen()).toBe(false)
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
    expect(logged).toHaveBeenCalled()
    expect(await outbox.pending()).toHaveLength(waiting)
    await press('Open')
    expect(control('linkedInUrl').value).toBe('linkedin.com/in/ada')
  },
)

test('a modal that was closed and opened again is not closed by the first submit', async () => {
  await submit('linkedin.com/in/ada')
  await screen.findByText(thanks)
  await userEvent.click(screen.getByText('Close'))
  await press('Open')
  await pass(4000)
  expect(isOpen()).toBe(true)
})

test('an empty link starts no countdown', async () => {
  await submit('  ')
  await pass(4000)
  expect(isOpen()).toBe(true)
  expect(await server.inbox()).toEqual([])
})
