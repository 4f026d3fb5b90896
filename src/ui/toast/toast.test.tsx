import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareToasts, showToast } from './toast.tsx'
import type { Toast, ToastMessage } from './toast.tsx'

const message: ToastMessage = { text: 'Success', tone: 'success', duration: 3000 }
let last: Toast | undefined

beforeEach(() => {
  vi.useFakeTimers()
  act(prepareToasts)
})
afterEach(async () => {
  act(() => last?.close())
  await pass(400)
  document.querySelector('dialog')?.remove()
})

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

async function show(toast: ToastMessage) {
  act(() => void (last = showToast(toast)))
  await pass(0)
  if (!last) throw new Error('There is no toast.')
  return last
}

const shown = (text = message.text) => screen.queryByText(text)

function frame() {
  const found = shown()?.closest<HTMLElement>('[data-in]')
  if (!found) throw new Error('There is no toast.')
  return found
}

test('a toast is a status in the one region "Notifications", and goes after its time and 300 ms', async () => {
  const onClose = vi.fn<() => void>()
  await show({ ...message, onClose })
  expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Success')
  await pass(2999)
  expect(frame().dataset['in']).toBe('true')
  expect(onClose).not.toHaveBeenCalled()
  await pass(1)
  expect(frame().dataset['in']).toBe('false')
  expect(onClose).toHaveBeenCalledOnce()
  await pass(300)
  expect(shown()).toBeNull()
})

test.each<Partial<ToastMessage>>([{ tone: 'error' }, { tone: 'plain', isFailure: true }])(
  'a failure is an alert, also in black and white: %o',
  async (fields) => {
    await show({ ...message, ...fields })
    expect(screen.getByRole('alert').textContent).toBe('Success')
  },
)

test('time stops while the pointer is over it', async () => {
  await show(message)
  await pass(2000)
  fireEvent.mouseEnter(frame())
  await pass(60_000)
  expect(frame().dataset['in']).toBe('true')
  fireEvent.mouseLeave(frame())
  await pass(999)
  expect(frame().dataset['in']).toBe('true')
  await pass(1)
  expect(frame().dataset['in']).toBe('false')
})

test('a toast that stays is updated, and then goes', async () => {
  const toast = await show({
    text: 'Uploading... ',
    name: 'a.pdf',
    tone: 'plain',
    duration: null,
    busy: true,
  })
  await pass(60_000)
  expect(shown('a.pdf')?.parentElement?.textContent).toBe('Uploading... a.pdf')
  act(() => toast.update(message))
  await pass(0)
  expect(shown('a.pdf')).toBeNull()
  await pass(3300)
  expect(shown()).toBeNull()
})

test('it moves into a dialog that is open, and out of one that is closed', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await show(message)
  expect(dialog.contains(shown())).toBe(true)
  dialog.open = false
  fireEvent(dialog, new Event('close'))
  expect(dialog.contains(shown())).toBe(false)
  dialog.open = true
  fireEvent(dialog, new Event('toggle'))
  expect(dialog.contains(shown())).toBe(true)
})

const uploading: ToastMessage = { text: 'Uploading...', tone: 'plain', duration: 3000 }

test.each([100, 2900, 3100, 5000])(
  'a result that comes after %i ms is shown for its whole three seconds',
  async (wait) => {
    const toast = await show(uploading)
    await pass(wait)
    act(() => toast.update(message))
    await pass(0)
    await pass(2999)
    expect(frame().dataset['in']).toBe('true')
    expect(screen.getAllByText('Success')).toHaveLength(1)
    await pass(2)
    expect(frame().dataset['in']).toBe('false')
  },
)

test('a press takes it away at once', async () => {
  vi.useRealTimers()
  act(() => void (last = showToast(message)))
  await userEvent.click(await screen.findByText('Success'))
  expect(frame().dataset['in']).toBe('false')
  vi.useFakeTimers()
})
