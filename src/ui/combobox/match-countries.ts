import type { Country } from '#shared/countries.ts'

/** Other words that people type for a country. */
const otherNames: Record<string, string> = {
  AE: 'uae',
  CD: 'drc zaire kinshasa',
  CG: 'republic of the congo brazzaville',
  CI: 'ivory coast',
  CV: 'cabo verde',
  CZ: 'czech republic',
  GB: 'uk great britain england scotland wales',
  MM: 'burma',
  NL: 'holland',
  SZ: 'swaziland',
  TL: 'east timor',
  TR: 'turkey turkiye',
  US: 'usa america',
}

/**
 * The countries that match the typed text, best first: by name with or without accents, by other names
 * ("uk"), by code, or by dial code ("+234", "234"). All of them for an empty text.
 */
export function matchCountries(countries: readonly Country[], typed: string): Country[] {
  const dial = typed.replace(/[\s()-]/g, '')
  if (/^\+?\d+$/.test(dial)) return byDialCode(countries, `+${dial.replace('+', '')}`)
  const words = plain(typed)
  if (words === '') return [...countries]
  return sorted(countries, (country) => distance(country, words))
}

function byDialCode(countries: readonly Country[], dial: string) {
  return sorted(countries, ({ dialCode }) => {
    if (dialCode === dial) return 0
    return dialCode.startsWith(dial) ? 1 : null
  })
}

/** -1: the whole name; 0: its start; 1: the start of a later word; 2: part of a word; null: no match. */
function distance({ code, name, label }: Country, words: string): number | null {
  const text = plain(label)
  if (text === words) return -1
  const others = ` ${otherNames[code] ?? ''}`
  if (text.startsWith(words) || code.toLowerCase() === words) return 0
  if (others.includes(` ${words}`)) return 0
  if (` ${text}`.includes(` ${words}`)) return 1
  return text.includes(words) || plain(name).includes(words) ? 2 : null
}

/** Sorted by rank; equal ranks keep their order, countries without a rank are left out. */
function sorted(countries: readonly Country[], rankOf: (country: Country) => number | null) {
  return countries
    .flatMap((country) => {
      const rank = rankOf(country)
      return rank === null ? [] : [{ country, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

/** "Côte d'Ivoire " gives "cote d ivoire". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
