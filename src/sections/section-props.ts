import type { ReactNode } from 'react'
import type { PageSection, Section, SectionType } from '#src/content/types.ts'

export interface SectionProps<Type extends SectionType> {
  section: Section<Type>
  /** True at the top of a page: this section carries the page's h1. */
  first?: boolean
  /** All sections of the page. */
  page?: PageSection[]
}

/** The component of every section type. */
export type SectionComponents = {
  [Type in SectionType]: ((props: SectionProps<Type>) => ReactNode) & {
    /** Fetches the code of a section that is not part of the first download. */
    load?: () => Promise<unknown>
  }
}
