import type { Section } from '#src/content/types.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { LegalText } from '#src/sections/legal-text/LegalText.tsx'
import { useLate } from '#src/ui/lazy/use-lazy.ts'

/** A legal text, and below it what this browser keeps of the visitor. */
export function LegalTextWithDetails({ section }: { section: Section<'legalText'> }) {
  // The page that was built knows nothing of the visitor, so this never comes with it.
  const details = useLate(loadDetails, true)
  return (
    <>
      <LegalText section={section} />
      {details.state === 'here' ? <details.Part /> : null}
    </>
  )
}

async function loadDetails() {
  return (await loadChunk('kept-details', () => import('#src/forms/stored/StoredDetails.tsx')))
    .KeptDetails
}
