/** The groups of the Studio's menu of sections, with their titles, in its order. */
export const sectionGroups = {
  opening: 'Opening',
  offer: 'What you offer',
  samples: 'Samples',
  trust: 'Trust',
  prices: 'Prices',
  text: 'Text',
  end: 'Questions and end',
} as const

export type SectionGroup = keyof typeof sectionGroups
