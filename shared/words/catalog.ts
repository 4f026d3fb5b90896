/** What loads the catalogs, by language; there is always an English one. */
type Loaders<Catalog> = Record<string, () => Promise<Catalog>> & { en: () => Promise<Catalog> }

/** The catalog of a language: "fr-CA" has that of "fr", and a language without one the English one. */
export function loadOf<Catalog>(loaders: Loaders<Catalog>, language: string): Promise<Catalog> {
  const [code = ''] = language.toLowerCase().split('-')
  const load = Object.hasOwn(loaders, code) ? loaders[code] : undefined
  return (load ?? loaders.en)()
}

/** The form of a count in a language: `{ one: '1 file', other: '3 files' }`; "other" where there is none. */
export function plural(
  tag: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
}
