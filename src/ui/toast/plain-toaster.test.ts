// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlainToaster } from './plain-toaster.ts'
import { createToastHost } from './toast-host.ts'
import type { ToastMessage } from './toaster-types.ts'

const failure: ToastMessage = { text: 'File upload failed', tone: 'error', duration: 3000 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function toaster() {
  return createPlainToaster(createToastHost('host'))
}

test('without the real toaster a failure is still an alert in the region, and goes after its time', async () => {
  const onClose = vi.fn<() => void>()
  toaster().show('a', { ...failure, onClose })
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(within(region).getByRole('alert').textContent).toBe('File upload failed')
  await vi.advanceTimersByTimeAsync(2999)
  expect(onClose).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a visitor in a dialog gets the message inside it: all else is inert then', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  toaster().show('a', failure)
  expect(dialog.contains(screen.getByRole('alert'))).toBe(true)
})

test('what was under way is replaced by how it ended, which stands for all of its own time', async () => {
  const plain = toaster()
  plain.show('a', { text: 'Uploading... ', name: 'plan.pdf', tone: 'plain', duration: 3000 })
  await vi.advanceTimersByTimeAsync(2000)
  plain.show('a', failure)
  expect(screen.queryByText('plan.pdf')).toBeNull()
  await vi.advanceTimersByTimeAsync(2900)
  expect(screen.getByRole('alert').textContent).toBe('File upload failed')
  plain.close('a')
  expect(screen.queryByRole('alert')).toBeNull()
})
