import { countries, countryByCode, countryByName } from '#shared/countries.ts'
import { readNumber } from '#shared/contact.ts'
import { isRecord, textOrJson } from '#shared/json.ts'
import { isFormName } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { formatPhone } from '#shared/phone.ts'
import { cutText, visibleText } from '#shared/text.ts'
import { FREE_TEXTS } from '#lead-api/guard/spam.ts'
import { clockTime } from './clock.ts'
import type { Country } from '#shared/countries.ts'
import type { InboxLead, Lead, LeadCall } from '#lead-api/types.ts'
import type { IconName } from './html.ts'

type Body = Record<string, unknown>

/** Where somebody is: only what they said, never from an address of the network. */
export interface Place {
  country: string
  /** IANA time zone; undefined for a country with several. */
  zone: string | undefined
}

/** The first of these fields that has a text. */
function textIn(body: Body, ...names: string[]): string {
  for (const name of names) {
    const value = body[name]
    if (typeof value === 'string' && value.trim() !== '') return visibleText(value)
  }
  return ''
}

/** The same in one line, as what has to look like no line of ours. */
function lineIn(body: Body, ...names: string[]): string {
  return textIn(body, ...names).replaceAll(/\s+/g, ' ')
}

/** Who sent a lead: the name, or the best that there is of one. */
export function nameOf({ body }: Pick<Lead, 'body'>): string {
  const known =
    fullName(body) || lineIn(body, 'linkedInUrl', 'businessName', 'email') || '(no name)'
  return known.replace(/^https?:\/\/(www\.)?/, '')
}

/** First and last name, as far as they were given. */
function fullName(body: Body): string {
  return `${firstNameOf({ body })} ${lineIn(body, 'lastName', 'lastname')}`.trim()
}

export function firstNameOf({ body }: Pick<Lead, 'body'>): string {
  return lineIn(body, 'firstName', 'firstname')
}

export function companyOf({ body }: Pick<Lead, 'body'>): string {
  return lineIn(body, 'businessName')
}

export function emailOf({ body }: Pick<Lead, 'body'>): string {
  return textIn(body, 'email', 'businessEmail')
}

/** "Funding application" */
export function formOf(call: string): string {
  return isFormName(call) ? definitions[call].inboxName : call
}

/**
 * "5AF2-29C9", the first eight characters of the key as the visitor's receipt has them. A key that the site
 * has not made may be any text: then those of the id.
 */
export function referenceOf({ id, idempotencyKey }: Pick<Lead, 'id' | 'idempotencyKey'>): string {
  const own = /^[\da-f]{8}/i.test(idempotencyKey ?? '') ? idempotencyKey : null
  const key = (own ?? id).replaceAll('-', '').toUpperCase()
  return `${key.slice(0, 4)}-${key.slice(4, 8)}`
}

/** Currency and amount of an application: ["NGN", "185,000,000"]. */
export function sumOf({ body }: Pick<Lead, 'body'>): [string, string] | undefined {
  const { amount } = body
  if (typeof amount !== 'number') return undefined
  // Three hundred digits would widen every page that lists the lead.
  const notation = amount < 1e15 ? 'standard' : 'scientific'
  return [textIn(body, 'currency'), amount.toLocaleString('en', { notation })]
}

/** The number of a visitor, with its country where that is known; undefined without one. */
export function phoneOf({ body }: Pick<Lead, 'body'>): string | undefined {
  const international = textIn(body, 'phoneNumber')
  if (international !== '') return readNumber(`+${international.replace(/^\+/, '')}`)
  const phone = textIn(body, 'phone')
  const dialCode = textIn(body, 'countryCode')
  return readNumber(dialCode === '' ? phone : `${dialCode} ${phone.replace(/^0+/, '')}`)
}

/** Area codes of Canada by the zone of their largest city. */
const AREAS: Record<string, string> = {
  'America/St_Johns': '709 879',
  'America/Halifax': '902 782 506 428',
  'America/Toronto':
    '416 437 647 905 289 365 742 343 613 753 519 226 548 382 705 249 683 807 514 438 263 450 579 354 819 873 468 418 581 367',
  'America/Winnipeg': '204 431 584',
  'America/Regina': '306 639 474',
  'America/Edmonton': '403 587 825 368 780',
  'America/Vancouver': '604 778 236 672 250 257',
}

/** The country of a number, else the one somebody lives in. */
export function placeOf(lead: Pick<Lead, 'body'>): Place | undefined {
  const number = phoneOf(lead) ?? ''
  const lives = countryByName(textIn(lead.body, 'residentCountry'))
  const dialCode = formatPhone(number).split(' ')[0] ?? ''
  if (dialCode === '+1') {
    const [zone] =
      Object.entries(AREAS).find(([, codes]) => codes.includes(number.slice(2, 5))) ?? []
    if (zone !== undefined) return { country: 'Canada', zone }
    return lives && lives.dialCode === '+1' ? { country: lives.name, zone: undefined } : undefined
  }
  const ofNumber = number.startsWith('+') ? countryOf(dialCode) : undefined
  const country = ofNumber ?? lives
  return country && { country: shortName(country), zone: zoneOf(country.code) }
}

function countryOf(dialCode: string): Country | undefined {
  if (dialCode === '+44') return countryByCode('GB')
  const sharing = countries.filter((country) => country.dialCode === dialCode)
  return sharing.length === 1 ? sharing[0] : undefined
}

function shortName({ code, name }: Country): string {
  return { GB: 'UK', US: 'USA', AE: 'UAE' }[code] ?? name
}

/** The time zone of a country that has one. */
function zoneOf(code: string): string | undefined {
  const locale: object = new Intl.Locale(`und-${code}`)
  const zones: unknown =
    'getTimeZones' in locale && typeof locale.getTimeZones === 'function'
      ? locale.getTimeZones()
      : undefined
  return Array.isArray(zones) && zones.length === 1 ? String(zones[0]) : undefined
}

/** Hours of a day between which somebody may be called. */
export const CALL_HOURS = { from: 8, to: 20 }

/** The hour there now: "14:20", and whether it is one to call. */
export function hourThere(
  zone: string,
  now: Date,
): { time: string; kind: 'good' | 'early' | 'late' } {
  const time = clockTime(now, zone)
  const hour = Number(time.slice(0, 2))
  const kind = hour < CALL_HOURS.from ? 'early' : hour >= CALL_HOURS.to ? 'late' : 'good'
  return { time, kind }
}

export const formIcons: Record<string, IconName> = {
  funding: 'cash',
  demo: 'screen',
  waitlist: 'clock',
  contact: 'mail',
  'inline-contact': 'help',
  profile: 'user',
}

/** A field of a lead, for people. */
export interface Fact {
  label: string
  value: string
  kind?: 'long' | 'email' | 'phone' | 'web' | undefined
}

const ASKED: Partial<Record<LeadCall, string>> = {
  demo: 'What would you like to see?',
  funding: 'Project description',
  waitlist: 'Anything we should know?',
}

/** What a visitor sent, labeled as the form labels it, without the sum and the files. */
export function factsOf(lead: InboxLead): Fact[] {
  const { body, call } = lead
  const phone = phoneOf(lead)
  const known: [label: string, value: string, kind?: Fact['kind']][] = [
    ['Business name', companyOf(lead)],
    ['Website', textIn(body, 'website'), 'web'],
    ['Business email', textIn(body, 'businessEmail'), 'email'],
    [ASKED[call] ?? 'Message', textIn(body, ...FREE_TEXTS), 'long'],
    ['Country, state', [textIn(body, 'country'), textIn(body, 'state')].filter(Boolean).join(', ')],
    ['LinkedIn profile', textIn(body, 'linkedInUrl'), 'web'],
    ['Name', fullName(body)],
    ['Role', textIn(body, 'role')],
    ['Email', textIn(body, 'email'), 'email'],
    ['Phone', phone === undefined ? textIn(body, 'phone') : formatPhone(phone), 'phone'],
    ['You live in', textIn(body, 'residentCountry')],
    ['Where do you want to build?', textIn(body, 'buildCountry')],
    ['What kind of project?', textIn(body, 'purpose')],
  ]
  const others = Object.entries(body).filter(([name]) => !KNOWN.has(name))
  return [
    ...known.map(([label, value, kind]) => ({ label, value, kind })),
    ...others.map(([name, value]) => ({
      label: labelOf(name),
      value: textOrJson(value),
      kind: 'long' as const,
    })),
  ].filter(({ value }) => value !== '')
}

const KNOWN = new Set(
  [
    ...FREE_TEXTS,
    'businessName website businessEmail country state linkedInUrl firstName lastName firstname lastname role',
    'email phone countryCode phoneNumber residentCountry buildCountry purpose amount currency uploadedFiles timestamp',
  ].flatMap((names) => names.split(' ')),
)

/** "bestTime" is "Best time". */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What somebody wrote, or else what their lead is about, in one line. */
export function gistOf({ body }: Pick<Lead, 'body'>): string {
  const text = textIn(body, ...FREE_TEXTS, 'linkedInUrl')
  return cutText(text.replaceAll(/\s+/g, ' '), 140)
}

const LONGEST_NAME = 100

/**
 * The name that a visitor's file had, or the last part of its key when no name is known. It has no path
 * and nothing invisible, and ends as the type of the file does.
 */
export function fileName(body: Body, key: string): string {
  const [, last = key, ending = ''] = /([^/]*?(\.[a-z\d]+)?)$/.exec(key) ?? []
  const files: unknown[] = [body['uploadedFiles'] ?? []].flat()
  const given = files.find((item) => isRecord(item) && item['S3Key'] === key)
  const name = (isRecord(given) && typeof given['name'] === 'string' ? given['name'] : '')
    .slice(0, LONGEST_NAME * 10)
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{C}\p{Z}"*:<>?|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const stem = name.toLowerCase().endsWith(ending)
    ? name.slice(0, -ending.length || undefined)
    : name
  return stem === '' ? last : `${cutText(stem, LONGEST_NAME).trim()}${ending}`
}

const KINDS: [RegExp, string][] = [
  [/pdf/, 'PDF'],
  [/^image/, 'Picture'],
  [/sheet|excel/, 'Table'],
  [/word/, 'Text'],
]

/** "PDF, 2.4 MB" */
export function fileKind(contentType: string, bytes: number): string {
  const kind = KINDS.find(([pattern]) => pattern.test(contentType))?.[1] ?? contentType
  const size =
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${kind}, ${size}`
}
