import { buildFacts } from '#src/config/build-facts.ts'
import type { Fact } from '#src/pages/facts/FactList.tsx'

/** What the site was built from, with times in UTC so that everybody reads the same. */
export function listBuildFacts(): Fact[] {
  const { version, codeOf } = buildFacts
  // Known only once the pages are rendered: each has it beside its boot script.
  const contentRevision =
    document.querySelector<HTMLElement>('[data-revision]')?.dataset['revision'] ?? ''
  return [
    { name: 'Version', value: version },
    { name: 'Code of', value: codeOf ? `${times.format(new Date(codeOf))} UTC` : 'Unknown' },
    { name: 'Content revision', value: contentRevision || 'As it is now' },
  ]
}

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
