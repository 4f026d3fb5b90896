import type { Section } from '#src/content/types.ts'

/** One plan with its price. */
export type Plan = Section<'plans'>['plans'][number]
