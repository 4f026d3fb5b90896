import { loadChunk } from '#src/lib/load-chunk.ts'
import { withStylesheet } from '#src/lib/stylesheet.ts'

/** The form of `/schedule-call`: requested together with the page, not after it. */
export async function loadWaitlist() {
  return (
    await withStylesheet(
      'forms',
      loadChunk('waitlist-form', () => import('#src/forms/waitlist/WaitlistForm.tsx')),
    )
  ).WaitlistForm
}
