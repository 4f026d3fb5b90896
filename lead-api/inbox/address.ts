import { daysLater } from '#shared/dates.ts'
import { own } from '#shared/json.ts'
import { languageCodes, languageName } from '#shared/languages.ts'
import { formNames } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { LEAD_STATES, SPAM_REASONS } from '#lead-api/types.ts'
import { dayOf, instantOf } from './clock.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Filters } from '#lead-api/store/filters.ts'

/** A list as its address says it: filters, order and page. */
export interface Listing extends Filters {
  isOldest: boolean
  /** From 1. */
  page: number
}

export const OPEN: Listing = { folder: 'inbox', state: 'open', isOldest: false, page: 1 }

const STATES = [...LEAD_STATES, 'open', 'all'] as const
const LONGEST = 200
/** Stands for nobody, and for a value that is not known. */
const NONE = '-'

function usualState(folder: Listing['folder']): Listing['state'] {
  return folder === 'suspected' ? 'all' : 'open'
}

/** The list of an address, as `listPath` and `pathIn` write it; what nobody could have meant is left out. */
export function listingIn(query: URLSearchParams, path = ''): Listing {
  const isSuspected = path.endsWith('/suspected') || query.get('folder') === 'suspected'
  const folder = isSuspected ? 'suspected' : 'inbox'
  const text = (name: string) => {
    const value = query.get(name)?.slice(0, LONGEST)
    return value === NONE ? '' : value || undefined
  }
  const day = (name: string) => {
    const value = text(name) ?? ''
    return instantOf(value) === undefined ? undefined : value.slice(0, 10)
  }
  const page = Number(query.get('page'))
  return {
    folder,
    state: STATES.find((name) => name === query.get('state')) ?? usualState(folder),
    form: formNames.find((name) => name === query.get('form')),
    owner: text('owner'),
    campaign: text('campaign'),
    language: text('language'),
    first: text('first'),
    at: text('at'),
    from: day('from'),
    to: day('to'),
    due: query.get('due') === 'today' ? true : undefined,
    dead: query.get('forwarding') === 'failed' ? true : undefined,
    reason: SPAM_REASONS.find((name) => name === query.get('reason')),
    search: /^[\da-f]{16}$/.exec(query.get('search') ?? '')?.[0],
    isOldest: query.get('sort') === 'oldest',
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  }
}

/** The part of an address that names a list: "?state=new&page=2"; empty for open leads, the newest first. */
export function queryOf(listing: Listing, more: Readonly<Record<string, string>> = {}): string {
  const { folder, state, due, dead, isOldest, page, ...others } = listing
  const fields: Record<string, string | undefined> = {
    state: state === usualState(folder) ? undefined : state,
    ...others,
    due: due && 'today',
    forwarding: dead && 'failed',
    sort: isOldest ? 'oldest' : undefined,
    page: page > 1 ? String(page) : undefined,
    ...more,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.set(name, value || NONE)
  return query.size > 0 ? `?${query}` : ''
}

/** The address of a list, below that of the inbox. */
export function listPath(listing: Listing, more?: Readonly<Record<string, string>>): string {
  return (listing.folder === 'suspected' ? '/suspected' : '') + queryOf(listing, more)
}

/** The address of a lead or an act, with the list that it is about. */
export function pathIn(
  listing: Listing,
  path: string,
  more?: Readonly<Record<string, string>>,
): string {
  const { folder } = listing
  return path + queryOf(listing, { ...(folder === 'suspected' && { folder }), ...more })
}

/** What the words of a search name, and the words that are left to be looked for. */
export interface Understood {
  filters: Partial<Filters>
  words: string
}

const DAYS: Record<string, number> = { today: 0, yesterday: -1 }
const FORM_WORDS: Record<string, FormName> = Object.fromEntries(
  formNames.map((name) => [definitions[name].inboxName.split(' ')[0]?.toLowerCase(), name]),
)
const LANGUAGES = new Map(languageCodes.map((code) => [languageName(code).toLowerCase(), code]))

/**
 * Reads the words of a search: one that names a form, a state, a person, a campaign, a language or a day
 * becomes a filter, and every other is looked for.
 * @param people names of the people who answer
 * @param campaigns those campaigns that one of the words names
 */
export function understand(
  typed: string,
  people: readonly string[],
  campaigns: readonly string[],
): Understood {
  const filters: Partial<Filters> = {}
  const words = wordsOf(typed).filter((word) => {
    const known = word.toLowerCase()
    const state = STATES.find((name) => name === known)
    const owner = people.find((name) => name.toLowerCase().split(' ').includes(known))
    const campaign = campaigns.find((name) => name.toLowerCase() === known)
    const form = own(FORM_WORDS, known)
    const days = own(DAYS, known)
    const day = days === undefined ? instantOf(known) && known : daysLater(dayOf(new Date()), days)
    const found: Partial<Filters> = {
      ...(form && { form }),
      ...(state && { state }),
      ...(campaign !== undefined && { campaign }),
      ...(owner !== undefined && { owner }),
      ...(LANGUAGES.has(known) && { language: LANGUAGES.get(known) }),
      ...(day && { from: day, to: day }),
    }
    Object.assign(filters, found)
    return Object.keys(found).length === 0
  })
  return { filters, words: words.join(' ') }
}

/** The words of a search, at most thirty. */
export function wordsOf(typed: string): string[] {
  return typed.trim().slice(0, 500).split(/\s+/).slice(0, 30)
}
