import tokens from '#src/ui/styles/tokens.css?raw'

const colours = new Map(
  [...tokens.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, value]) => [name, value]),
)

/** A colour of the design system: "laterite" is "#a93c17". Black if there is none of this name. */
export function colour(token: string): string {
  return colours.get(token) ?? '#000000'
}
