/** The form of a count in a language: `{ one: '1 file', other: '3 files' }`; "other" where there is none. */
export function plural(
  tag: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
}
