import type { Section } from '#src/content/types.ts'

/** One benefit of the mosaic. */
export type Card = Section<'benefitMosaic'>['cards'][number]
