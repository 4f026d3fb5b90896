import { cleanup } from '@testing-library/react'
import { toast as toasts } from 'react-toastify/unstyled'
import { vi } from 'vitest'
import { clearMyDetails, outbox } from '#src/leads/outbox/outbox.ts'

/** Takes away what a form leaves behind: its page, its leads, what was typed, and its toasts. */
export async function leaveNothing(): Promise<void> {
  cleanup()
  outbox.stop()
  await clearMyDetails()
  toasts.dismiss()
  await vi.waitFor(() => {
    if (document.querySelector('[data-in]')) throw new Error('A toast of the test before is left.')
  })
}
