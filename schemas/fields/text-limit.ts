declare module '@sanity/types' {
  // The Studio shows a character count; other tools ignore the option.
  interface BaseSchemaTypeOptions {
    /** How many characters the text may have. */
    limit?: TextLimit
  }
}

/** A length in characters; a longer text is an error or a warning. */
export interface TextLimit {
  most: number
  kind: 'refused' | 'advised'
}

/** How long a text may be: `max` at most, better no longer than `advised`. */
export interface LengthOptions {
  max?: number | undefined
  advised?: number | undefined
}

/** The limit as an option of the field, for the Studio's character count. */
export function limited({ max, advised }: LengthOptions): { options?: { limit: TextLimit } } {
  if (max !== undefined) return { options: { limit: { most: max, kind: 'refused' } } }
  if (advised === undefined) return {}
  return { options: { limit: { most: advised, kind: 'advised' } } }
}

/** The warning's text. */
export function tooLong(advised: number): string {
  return `Longer than ${advised} characters: search results and previews will cut it.`
}
