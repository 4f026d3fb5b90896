/** What a band of a page lies on; `clay` is its tint, `closing` the clay of the band that ends a page. */
export type Ground = (typeof grounds)[number]

export const grounds = [
  'plaster',
  'render',
  'clay',
  'bush',
  'ink',
  'ochre',
  'closing',
  'laterite',
  'indigo',
  'leaf',
] as const

/** What text and buttons on a ground are chosen for. */
export function shadeOf(ground: Ground): 'dark' | 'ochre' | 'light' {
  if (ground === 'ochre') return 'ochre'
  return ['bush', 'ink', 'laterite', 'indigo'].includes(ground) ? 'dark' : 'light'
}
