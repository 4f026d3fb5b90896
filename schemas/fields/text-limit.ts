declare module '@sanity/types' {
  // The Studio counts along while somebody writes; other tools ignore the option.
  interface BaseSchemaTypeOptions {
    /** How many characters the text may have. */
    limit?: TextLimit
  }
}

/** A length in characters: past it a text is refused, or only advised against. */
export interface TextLimit {
  most: number
  kind: 'refused' | 'advised'
}

/** How long a text may be: `max` at most, better no longer than `advised`. */
export interface LengthOptions {
  max?: number | undefined
  advised?: number | undefined
}

/** The limit as an option of the field, for whoever counts along. */
export function limited({ max, advised }: LengthOptions): { options?: { limit: TextLimit } } {
  if (max !== undefined) return { options: { limit: { most: max, kind: 'refused' } } }
  if (advised === undefined) return {}
  return { options: { limit: { most: advised, kind: 'advised' } } }
}

/** What the advice says. */
export function tooLong(advised: number): string {
  return `Longer than ${advised} characters: search results and previews will cut it.`
}
