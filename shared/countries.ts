import { t } from '#shared/words/words.ts'
import { countryRows } from './countries.generated.ts'

/** One entry of the country list. */
export interface Country {
  /** ISO 3166 code, "NG". */
  code: string
  /** English name, which is what forms send. */
  name: string
  /** Its name in the page's language. */
  readonly label: string
  /** Listed first. */
  isLikely: boolean
  /** "+234" */
  dialCode: string
  /** Digits dialled before a number inside the country only, "0"; empty where there are none. */
  trunk: string
  /** Digits of a mobile number without trunk prefix. */
  mobileDigits: number
  /** Pattern of the digits dialled there before a number of another country; empty for 00. */
  exit: string
}

/** Where most visitors live or build: a list begins with them. */
const likelyCodes = ['NG', 'GH', 'KE', 'ZA', 'CA', 'GB', 'US']

const byName = countryRows.trim().split('\n').map(readRow)
const likely = likelyCodes.flatMap((code) => byName.filter((country) => country.code === code))

/** Every country that has telephones: the likely ones, then the others by English name. */
export const countries: readonly Country[] = [
  ...likely,
  ...byName.filter((country) => !likely.includes(country)),
]

const africanCodes = new Set(
  (
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY ' +
    'MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW'
  ).split(' '),
)

/** "Where to build": the 54 African countries. */
export const buildCountries = countries.filter(({ code }) => africanCodes.has(code))

/** Canada, +1: the country that pickers start with. */
export const defaultCountry = countryByCode('CA')

/**
 * The country of an ISO code.
 * @throws RangeError for a code that is not in the list.
 */
export function countryByCode(code: string): Country {
  const found = countries.find((country) => country.code === code)
  if (!found) throw new RangeError(`No country has the code ${code}.`)
  return found
}

/** The country of an English name, as a picker holds it. */
export function countryByName(name: string): Country | undefined {
  return countries.find((country) => country.name === name)
}

/** For dial codes that several countries share: the country with the most callers. */
const mainCountries: Record<string, string> = {
  '+1': 'CA',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
}

/** A country of a dial code ("+234"); Canada for an unknown one. */
export function countryOfDialCode(dialCode: string): Country {
  const code = mainCountries[dialCode]
  if (code !== undefined) return countryByCode(code)
  return countries.find((country) => country.dialCode === dialCode) ?? defaultCountry
}

function readRow(row: string): Country {
  const [code = '', name = '', dial = '', trunk = '', digits = '', exit = ''] = row.split('|')
  return {
    code,
    name,
    get label() {
      return labelOf(code, name)
    },
    isLikely: likelyCodes.includes(code),
    dialCode: `+${dial}`,
    trunk,
    mobileDigits: Number(digits),
    exit,
  }
}

let names: Intl.DisplayNames | undefined

/** English names are the table's own, to the letter. */
function labelOf(code: string, name: string): string {
  const { tag } = t()
  if (tag.startsWith('en')) return name
  if (!names?.resolvedOptions().locale.startsWith(tag.slice(0, 2)))
    names = new Intl.DisplayNames(tag, { type: 'region' })
  return names.of(code) ?? name
}

/** Countries in the alphabet of the page's language; the likely ones stay first. */
export function inAlphabet(list: readonly Country[]): readonly Country[] {
  const { tag } = t()
  if (tag.startsWith('en')) return list
  const byLabel = list
    .filter(({ isLikely }) => !isLikely)
    .toSorted((one, other) => one.label.localeCompare(other.label, tag))
  return [...list.filter(({ isLikely }) => isLikely), ...byLabel]
}
