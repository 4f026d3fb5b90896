import { loadChunk } from '#src/lib/load-chunk.ts'

/** The form of `/schedule-call`: requested together with the page, not after it. */
export async function loadWaitlist() {
  return (await loadChunk('waitlist-form', () => import('#src/forms/waitlist/WaitlistForm.tsx')))
    .WaitlistForm
}
