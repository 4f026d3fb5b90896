import type { PageSection } from './types.ts'

/** The guide that a page is about; undefined for every other page. */
export function guideOf({ sections }: { sections: PageSection[] }) {
  return sections.find((section) => section._type === 'article')?.guide
}
