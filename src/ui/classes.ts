/** The value of a `class` attribute, of the classes that there are. */
export function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
