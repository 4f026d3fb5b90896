import { iso31661, iso31662 } from 'iso-3166'
import type { CallAnswer } from '#lead-api/types.ts'

const DISPLAY = new Intl.DisplayNames('en', { type: 'region' })

// Common names that are in neither ISO 3166 nor the Unicode list.
const ALIASES: Record<string, string> = {
  Burma: 'MM',
  'Congo Republic': 'CG',
  'Czech Republic': 'CZ',
  'DR Congo': 'CD',
  DRC: 'CD',
  'East Timor': 'TL',
  'Great Britain': 'GB',
  Holland: 'NL',
  'Ivory Coast': 'CI',
  Macau: 'MO',
  Macedonia: 'MK',
  Palestine: 'PS',
  'Republic of the Congo': 'CG',
  Swaziland: 'SZ',
  Turkey: 'TR',
  UAE: 'AE',
  UK: 'GB',
  US: 'US',
  USA: 'US',
}

const CODES = new Map<string, string>()
for (const { alpha2, name } of iso31661) {
  // "Tanzania, United Republic of" is also "United Republic of Tanzania".
  const turned = name.split(', ').toReversed().join(' ')
  for (const form of [name, turned, nameOf(alpha2)]) CODES.set(plain(form), alpha2)
}
for (const [alias, alpha2] of Object.entries(ALIASES)) CODES.set(plain(alias), alpha2)

/** The states of a country by its English name, in the countries service's format. */
export function statesOf(country: string): CallAnswer {
  const alpha2 = CODES.get(plain(country))
  if (alpha2 === undefined) {
    return { status: 404, body: { error: true, msg: 'country not found' } }
  }
  const name = nameOf(alpha2)
  const states = iso31662
    .filter(({ parent }) => parent === alpha2)
    .map((state) => ({ name: state.name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return {
    status: 200,
    body: { error: false, msg: `states in ${name} retrieved`, data: { name, states } },
  }
}

function nameOf(alpha2: string): string {
  return DISPLAY.of(alpha2) ?? alpha2
}

/** One form for "Saint Kitts & Nevis", "St. Kitts and Nevis" and "SAINT KITTS AND NEVIS". */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll(/\bthe\b/g, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .replaceAll(/ +/g, ' ')
    .trim()
}
