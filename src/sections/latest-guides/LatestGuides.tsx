import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { GuideCards } from '#src/sections/guide-list/GuideCards.tsx'

/** The three newest guides; nothing while there is none. */
export function LatestGuides({ section }: { section: Section<'latestGuides'> }) {
  const { heading, lead, action, guides } = section
  if (guides.length === 0) return null
  return (
    <Band>
      <HeadRow heading={heading} lead={lead} />
      <GuideCards of={guides} brief />
      {action ? (
        <div className="above-5">
          <Action action={action} variant="more" />
        </div>
      ) : null}
    </Band>
  )
}
