// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlainToaster } from './plain-toaster.ts'
import { createToastHost } from './toast-host.ts'
import { prepareToasts, showToast } from './toast.ts'
import type { Toast } from './toast.ts'
import type { ToastMessage } from './toaster-types.ts'

const message: ToastMessage = { text: 'Success', tone: 'success', duration: 3000 }
let last: Toast | undefined

beforeEach(async () => {
  await act(() => prepareToasts())
  vi.useFakeTimers()
})
afterEach(async () => {
  last?.close()
  await pass(400)
  vi.useRealTimers()
  document.querySelector('dialog')?.remove()
})

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

async function show(toast: ToastMessage) {
  last = showToast(toast)
  await pass(0)
  return last
}

function shown(text = message.text) {
  return screen.queryByText(text)
}

function frame() {
  const found = shown()?.closest<HTMLElement>('[data-in]')
  if (!found) throw new Error('There is no toast.')
  return found
}

test('a toast is a status in the one region "Notifications", and goes after its time and 300 ms', async () => {
  await show(message)
  expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Success')
  await pass(2999)
  expect(frame().dataset['in']).toBe('true')
  await pass(1)
  expect(frame().dataset['in']).toBe('false')
  await pass(299)
  expect(shown()).not.toBeNull()
  await pass(2)
  expect(shown()).toBeNull()
})

test.each([
  ['demo', 4000],
  ['waitlist', 2000],
])('a %s toast takes %i ms', async (_area, duration) => {
  await show({ ...message, duration })
  await pass(duration - 1)
  expect(frame().dataset['in']).toBe('true')
  await pass(1)
  expect(frame().dataset['in']).toBe('false')
})

test('a failure is an alert, also in black and white', async () => {
  await show({ ...message, tone: 'error' })
  expect(screen.getByRole('alert').textContent).toBe('Success')
  last?.close()
  await pass(400)
  await show({ ...message, tone: 'plain', isFailure: true })
  expect(screen.getByRole('alert').textContent).toBe('Success')
})

test('time stops while the pointer is over it, and while it has the focus', async () => {
  await show(message)
  await pass(2000)
  fireEvent.pointerMove(frame())
  await pass(60_000)
  expect(frame().dataset['in']).toBe('true')
  fireEvent.pointerLeave(frame())
  act(() => frame().focus())
  await pass(60_000)
  expect(frame().dataset['in']).toBe('true')
  act(() => frame().blur())
  await pass(999)
  expect(frame().dataset['in']).toBe('true')
  await pass(1)
  expect(frame().dataset['in']).toBe('false')
})

test('a toast that comes up under a pointer that rests goes all the same', async () => {
  await show(message)
  fireEvent.pointerEnter(frame())
  await pass(3000)
  expect(frame().dataset['in']).toBe('false')
})

test('a toast that stays is updated, and then goes', async () => {
  const onClose = vi.fn<() => void>()
  const toast = await show({
    text: 'Uploading... ',
    name: 'a.pdf',
    tone: 'plain',
    duration: null,
    busy: true,
  })
  await pass(60_000)
  expect(shown('a.pdf')?.parentElement?.textContent).toBe('Uploading... a.pdf')
  toast.update({ ...message, onClose })
  await pass(0)
  expect(shown('a.pdf')).toBeNull()
  expect(shown()).not.toBeNull()
  await pass(3000)
  expect(onClose).not.toHaveBeenCalled()
  await pass(301)
  expect(onClose).toHaveBeenCalledOnce()
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
    toast.update(message)
    await pass(2999)
    expect(frame().dataset['in']).toBe('true')
    expect(screen.getAllByText('Success')).toHaveLength(1)
    await pass(1)
    expect(frame().dataset['in']).toBe('false')
  },
)

test('a result that comes while the first message is held by the pointer is held, too', async () => {
  const toast = await show({ ...uploading, text: 'Success' })
  fireEvent.pointerMove(frame())
  toast.update(message)
  await pass(60_000)
  expect(frame().dataset['in']).toBe('true')
  fireEvent.pointerLeave(frame())
  await pass(3000)
  expect(frame().dataset['in']).toBe('false')
})

test('a toast that is closed while its last message goes leaves nothing behind', async () => {
  const toast = await show(uploading)
  await pass(3100)
  toast.update(message)
  await pass(0)
  toast.close()
  await pass(400)
  expect(shown()).toBeNull()
})

test('the plain stand-in shows a result for its whole time, too', async () => {
  const plain = createPlainToaster(createToastHost('host'))
  plain.show('upload', uploading)
  await pass(2900)
  plain.show('upload', message)
  await pass(2999)
  expect(shown()).not.toBeNull()
  await pass(1)
  expect(shown()).toBeNull()
})

test('a press takes it away at once', async () => {
  vi.useRealTimers()
  last = showToast(message)
  await userEvent.click(await screen.findByText('Success'))
  expect(frame().dataset['in']).toBe('false')
  vi.useFakeTimers()
})
