import type { ScreenName } from '#src/content/types.ts'

/** Apart from the query itself, which ordinary pages need not fetch. */
export function screenKey(name: ScreenName) {
  return ['screen', name] as const
}
