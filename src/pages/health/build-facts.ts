import { buildFacts } from '#src/config/build-facts.ts'
import type { Fact } from '../facts/FactList.tsx'

/** When and from what the site was built, in UTC so that everybody reads the same time. */
export function listBuildFacts(): Fact[] {
  const { version, builtAt } = buildFacts
  // Known only once the pages are rendered: each has it beside its boot script.
  const contentRevision =
    document.querySelector<HTMLElement>('[data-revision]')?.dataset['revision'] ?? ''
  return [
    { name: 'Version', value: version },
    { name: 'Built', value: builtAt ? `${times.format(new Date(builtAt))} UTC` : 'Not built' },
    { name: 'Content revision', value: contentRevision || 'As it is now' },
  ]
}

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
