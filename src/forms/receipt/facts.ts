import { countryByName } from '#shared/countries.ts'
import { isPurpose } from '#shared/lists.ts'
import { formatPhone } from '#shared/phone.ts'
import { t } from '#shared/words/words.ts'
import type { Words } from '#shared/words/words.ts'

export interface Fact {
  name: string
  value: string
}

/** What a visitor recognizes their lead by; fields of the same fact are joined. */
const names: [name: keyof Words['receipt']['facts'], fields: string[], isList?: boolean][] = [
  ['business', ['businessName']],
  ['name', ['firstName', 'lastName']],
  ['name', ['firstname', 'lastname']],
  ['email', ['email']],
  ['phone', ['phone']],
  ['phone', ['phoneNumber']],
  ['amount', ['currency', 'amount']],
  ['where', ['state', 'country'], true],
  ['livesIn', ['residentCountry']],
  ['buildsIn', ['buildCountry', 'purpose'], true],
  ['documents', ['uploadedFiles']],
  ['profile', ['linkedInUrl']],
  ['message', ['message']],
  ['message', ['description']],
]

/** The facts in the body of a call, in the order of `names`. */
export function factsOf(body: object): Fact[] {
  const values = Object.fromEntries(Object.entries(body))
  return names.flatMap(([name, fields, isList]) => {
    const texts = fields.map((field) => textOf(field, values[field])).filter((text) => text !== '')
    const [first = '', second = ''] = texts
    const value =
      name === 'amount' && second ? t().money(second, first) : texts.join(isList ? t().comma : ' ')
    return value === '' ? [] : [{ name: t().receipt.facts[name], value }]
  })
}

function textOf(field: string, value: unknown): string {
  if (Array.isArray(value)) return filesText(value.length)
  if (typeof value === 'number') return sumText(value)
  if (typeof value !== 'string') return ''
  if (field === 'phoneNumber') return formatPhone(`+${value}`)
  if (field.toLowerCase().endsWith('country')) return countryByName(value)?.label ?? value
  if (isPurpose(value)) return t().waitlist[value]
  return field === 'phone' ? formatPhone(value) : value
}

/** As a sum of money is written: "1,250,000", or "1,250,000.50" where there are cents. */
function sumText(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2
  return value.toLocaleString(t().tag, { minimumFractionDigits: digits })
}

function filesText(count: number): string {
  return count === 0 ? '' : t().receipt.files(count)
}
