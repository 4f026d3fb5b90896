/** A country, as a picker needs it. */
export interface PickerCountry {
  /** ISO 3166 code, "NG". */
  code: string
  /** English name. */
  name: string
  /** Its name in the page's language. */
  label: string
  /** Listed at the top. */
  isLikely?: boolean
  /** "+234" */
  dialCode: string
}

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
export function matchCountries<Entry extends PickerCountry>(
  countries: readonly Entry[],
  typed: string,
): Entry[] {
  const dial = typed.replace(/[\s()-]/g, '')
  if (/^\+?\d+$/.test(dial)) return byDialCode(countries, `+${dial.replace('+', '')}`)
  const words = plain(typed)
  if (words === '') return [...countries]
  return sorted(countries, (country) => distance(country, words))
}

function byDialCode<Entry extends PickerCountry>(countries: readonly Entry[], dial: string) {
  return sorted(countries, ({ dialCode }) => {
    if (dialCode === dial) return 0
    return dialCode.startsWith(dial) ? 1 : null
  })
}

/** -1: the whole name; 0: its start; 1: the start of a later word; 2: part of a word; null: no match. */
function distance({ code, name, label }: PickerCountry, words: string): number | null {
  const text = plain(label)
  if (text === words) return -1
  const others = ` ${otherNames[code] ?? ''}`
  if (text.startsWith(words) || code.toLowerCase() === words) return 0
  if (others.includes(` ${words}`)) return 0
  if (` ${text}`.includes(` ${words}`)) return 1
  return text.includes(words) || plain(name).includes(words) ? 2 : null
}

/** Sorted by rank; equal ranks keep their order, entries without a rank are left out. */
function sorted<Entry>(entries: readonly Entry[], rankOf: (entry: Entry) => number | null) {
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry)
      return rank === null ? [] : [{ entry, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
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
