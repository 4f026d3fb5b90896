import { lazy, Suspense } from 'react'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { AudienceDialog } from './AudienceDialog.tsx'
import type { DialogsProps } from './FormDialogs.tsx'

// Their HTML is in the page and opens without any script; the code follows where a page has them.
const FormDialogs = lazy(async () => ({
  default: await loadChunk('dialogs', async () => (await import('./FormDialogs.tsx')).FormDialogs),
}))

const withForms = ['demo', 'funding', 'jobs']

/** The dialogs that an action of this page may open, by the names of `DialogName`. */
export function Dialogs({ settings, opens }: DialogsProps) {
  return (
    <>
      <AudienceDialog settings={settings} />
      {opens.some((name) => withForms.includes(name)) ? (
        <Suspense fallback={null}>
          <FormDialogs settings={settings} opens={opens} />
        </Suspense>
      ) : null}
    </>
  )
}
