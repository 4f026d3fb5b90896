import { shell } from '#src/content/cache/shell.ts'
import { useContent } from '#src/content/cache/use-content.ts'
import type { Section } from '#src/content/types.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { LegalBody } from './LegalBody.tsx'
import { useLazy } from '#src/ui/lazy/use-lazy.ts'

/** A legal text, and below it the details that this browser stores about the visitor. */
export function LegalText({ section }: { section: Section<'legalText'> }) {
  // The build knows nothing about the visitor, so this is never prerendered.
  const { settings } = useContent(shell)
  const details = useLazy(loadDetails, true)
  return (
    <>
      <LegalBody section={section} />
      {details.state === 'ready' ? <details.Component reach={settings} /> : null}
    </>
  )
}

async function loadDetails() {
  return (await loadChunk('stored-details', () => import('#src/forms/stored/StoredDetails.tsx')))
    .StoredDetails
}
