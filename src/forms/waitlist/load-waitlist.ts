import { loadChunk } from '#src/browser/load-chunk.ts'

/** The form of `/schedule-call`: requested together with the page, not after it. */
export async function loadWaitlist() {
  return (await loadChunk('waitlist-form', () => import('./WaitlistForm.tsx'))).WaitlistForm
}
