import { iso31662 } from 'iso-3166'
import { countryByName } from '#shared/countries.ts'
import type { CallAnswer } from '#lead-api/types.ts'

/** The states of a country by its English name, as the site writes it, in the countries service's format. */
export function statesOf(country: string): CallAnswer {
  const code = countryByName(country)?.code
  if (code === undefined) return { status: 404, body: { error: true, msg: 'country not found' } }
  const states = iso31662
    .filter(({ parent }) => parent === code)
    .map(({ name }) => ({ name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return {
    status: 200,
    body: {
      error: false,
      msg: `states in ${country} retrieved`,
      data: { name: country, states },
    },
  }
}
