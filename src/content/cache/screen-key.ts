/** Separate from the query itself, which content pages need not load. */
export function screenKey(name: string) {
  return ['screen', name] as const
}
