/** The audiences that have a FAQ list of their own (§2). */
export const audiences = [
  'general',
  'owner',
  'enterprise',
  'developer',
  'lender',
  'contractor',
  'finance',
] as const

/** The four plans, in the order of the compare table. */
export const planTypes = ['free', 'basic', 'pro', 'enterprise'] as const

/** The colours a team card can have. */
export const cardThemes = ['bush', 'laterite', 'ochre', 'indigo', 'clay', 'leaf'] as const

/** The colours of a hero's band. */
export const heroTones = ['laterite', 'bush', 'indigo', 'ink', 'ochre', 'clay'] as const
