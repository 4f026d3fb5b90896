import type { ScreenName } from '#src/content/types.ts'

/** Separate from the query itself, which content pages need not load. */
export function screenKey(name: ScreenName) {
  return ['screen', name] as const
}
