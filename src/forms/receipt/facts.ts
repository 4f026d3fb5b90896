import { formatPhone } from '#shared/phone.ts'

export interface Fact {
  name: string
  value: string
}

/** What a visitor recognizes their lead by; fields of the same fact are joined. */
const names: [name: string, fields: string[], separator?: string][] = [
  ['Business', ['businessName']],
  ['Name', ['firstName', 'lastName']],
  ['Name', ['firstname', 'lastname']],
  ['Email', ['email']],
  ['Phone', ['phone']],
  ['Phone', ['phoneNumber']],
  ['Amount', ['currency', 'amount']],
  ['Where', ['state', 'country'], ', '],
  ['You live in', ['residentCountry']],
  ['You build in', ['buildCountry', 'purpose'], ', '],
  ['Documents', ['uploadedFiles']],
  ['Profile', ['linkedInUrl']],
  ['Message', ['message']],
  ['Message', ['description']],
]

/** The facts in the body of a call, in the order of `names`. */
export function factsOf(body: object): Fact[] {
  const values = Object.fromEntries(Object.entries(body))
  return names.flatMap(([name, fields, separator = ' ']) => {
    const texts = fields.map((field) => textOf(field, values[field])).filter((text) => text !== '')
    return texts.length > 0 ? [{ name, value: texts.join(separator) }] : []
  })
}

function textOf(field: string, value: unknown): string {
  if (Array.isArray(value)) return filesText(value.length)
  if (typeof value === 'number') return sumText(value)
  if (typeof value !== 'string') return ''
  if (field === 'phoneNumber') return formatPhone(`+${value}`)
  return field === 'phone' ? formatPhone(value) : value
}

/** As a sum of money is written: "1,250,000", or "1,250,000.50" where there are cents. */
function sumText(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits })
}

function filesText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 file' : `${count} files`
}
