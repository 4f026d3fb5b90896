import { daysLater } from '#shared/dates.ts'
import { formNames } from '#shared/leads/forms.ts'
import { countLeads } from '#lead-api/store/numbers-store.ts'
import { LEAD_STATES, SPAM_REASONS } from '#lead-api/types.ts'
import { OPEN, listingIn } from './address.ts'
import { dayOf, instantOf, mondayOf } from './clock.ts'
import { chosenOf } from './filters.ts'
import { PAGE_SIZE, usualLists } from './list.ts'
import { SPANS } from './numbers.ts'
import { TEAM } from './people.ts'
import { SUSPECTED_SIZE } from './suspected.ts'
import type { ForwardStore, Forwarder } from '#lead-api/forwarding/forward.ts'
import type { InboxStore } from '#lead-api/store/inbox-store.ts'
import type { LeadStore } from '#lead-api/store/lead-store.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { WorkStore } from '#lead-api/store/work-store.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Listing } from './address.ts'
import type { Clash } from './clash.ts'
import type { Frame, Visit } from './layout.ts'
import type { LeadView } from './lead.ts'
import type { ListView } from './list.ts'
import type { Owner } from './names.ts'
import type { Problems } from './notices.ts'
import type { NumbersView } from './numbers.ts'
import type { PersonView } from './person.ts'
import type { SignIn } from './sign-in.ts'
import type { SuspectedView } from './suspected.ts'

/** What the inbox works with. */
export interface InboxParts {
  sql: Sql
  leads: LeadStore
  inbox: InboxStore
  work: WorkStore
  forwarding: ForwardStore
  /** Undefined when leads are not forwarded. */
  forwarder: Forwarder | undefined
  files: FileStore
  /** Where it is: `https://example.com/lead-api/inbox`. */
  home: URL
  /** Without it, whoever reaches the service may read and act. */
  signIn: SignIn | undefined
  log: (line: string) => void
}

const NEW: Listing = { ...OPEN, state: 'new' }
const SUSPECTED: Listing = { ...OPEN, folder: 'suspected', state: 'all' }

/** Reads what the pages of the inbox show. */
export function createQuery({ sql, inbox, work, forwarding, forwarder, signIn }: InboxParts) {
  const people = signIn?.people.map(({ name }) => name) ?? [TEAM]

  /** @param countOf of `NEW` and `SUSPECTED`, where they are counted with others */
  async function frame(visit: Visit, countOf?: (list: Listing) => number): Promise<Frame> {
    const count = countOf ?? (await inbox.counts([NEW, SUSPECTED]))
    return {
      ...visit,
      hasSignIn: signIn !== undefined,
      fresh: count(NEW),
      suspected: count(SUSPECTED),
    }
  }

  /** The list, and beside it a lead: the one that is asked for, else the first. */
  async function desk(visit: Visit, asked?: InboxLead, clash?: Clash) {
    const { listing: wanted, person, now } = visit
    const position = asked && (await inbox.position(wanted, wanted.isOldest, asked.number))
    // The page of the list that the lead is on.
    const page = position ? Math.floor(position.before / PAGE_SIZE) + 1 : wanted.page
    const listing = { ...wanted, page }
    const saved = (await work.views()).map(({ name, filters }) => ({
      name,
      listing: listingIn(new URLSearchParams(filters)),
      isOwn: true,
    }))
    const named = [...usualLists(person, now).map((view) => ({ ...view, isOwn: false })), ...saved]
    const states = LEAD_STATES.map((state) => ({ state, listing: { ...listing, state, page: 1 } }))
    const ofAll = [...states, ...named].map((one) => one.listing)
    const countOf = await inbox.counts([NEW, SUSPECTED, listing, ...ofAll])
    const counted = <One extends { listing: Listing }>(one: One) => ({
      ...one,
      count: countOf(one.listing),
    })
    const from = (page - 1) * PAGE_SIZE
    const leads = await inbox.page(listing, listing.isOldest, from, PAGE_SIZE)
    const lead = asked ?? leads[0]
    const words = listing.search === undefined ? undefined : await inbox.wordsOf(listing.search)
    const facets = await inbox.facets({
      ...listing,
      form: undefined,
      owner: undefined,
      campaign: undefined,
      language: undefined,
    })
    const base = {
      ...visit,
      listing,
      total: countOf(listing),
      owners: ownersOf([lead?.owner ?? null, ...facets.map(({ owner }) => owner)]),
    }
    const chosen = leads.length === 0 ? chosenOf(listing, words) : []
    const countWithout = await inbox.counts(chosen.map(({ without }) => without))
    const list: ListView = {
      ...base,
      leads,
      views: named.map(counted),
      states: states.map(counted),
      facets,
      words,
      ways: chosen.map((one) => ({ ...one, count: countWithout(one.without) })),
      beside: lead?.id,
    }
    const beside: LeadView | undefined = lead && {
      ...base,
      lead,
      position: position ?? {
        before: from,
        isInList: true,
        previous: undefined,
        next: leads[1],
      },
      notes: (await work.notes([lead.id])).get(lead.id) ?? [],
      history: await work.history(lead.id),
      also: await inbox.alsoOf(lead),
      clash,
    }
    return { frame: { ...(await frame(visit, countOf)), words }, list, lead: beside }
  }

  /** The people who answer, and those who did and whose leads are still there. */
  function ownersOf(leadOwners: readonly (string | null)[]): Owner[] {
    const names = new Set([...people, ...leadOwners.filter((name) => name !== null)])
    return [...names].map((name) => ({
      name,
      hasLeft: signIn !== undefined && !people.includes(name),
    }))
  }

  async function suspected(visit: Visit): Promise<{ frame: Frame; view: SuspectedView }> {
    const { listing } = visit
    const lists = [undefined, ...SPAM_REASONS].map((reason) => ({ ...listing, reason, page: 1 }))
    const countOf = await inbox.counts([NEW, SUSPECTED, listing, ...lists])
    const from = (listing.page - 1) * SUSPECTED_SIZE
    const view = {
      ...visit,
      leads: await inbox.page(listing, listing.isOldest, from, SUSPECTED_SIZE),
      total: countOf(listing),
      all: countOf(SUSPECTED),
      tabs: lists.map((list) => ({ listing: list, count: countOf(list) })),
    }
    return { frame: await frame(visit, countOf), view }
  }

  /** @param query of the address: the form, and how many weeks */
  async function numbers(visit: Visit, query: Record<string, string>): Promise<NumbersView> {
    const form = formNames.find((name) => name === query['form'])
    const weeks = SPANS.find((span) => String(span) === query['weeks']) ?? 12
    const monday = daysLater(mondayOf(dayOf(visit.now)), -7 * (weeks - 1))
    const counts = await countLeads(sql, form, instantOf(monday) ?? '', weeks)
    return { ...visit, form, weeks, monday, numbers: counts }
  }

  async function everythingOf(visit: Visit, id: string): Promise<PersonView | undefined> {
    const lead = await inbox.lead(id)
    if (!lead) return undefined
    const { leads, mentions } = await inbox.ofPersonOf(lead)
    const notes = await work.notes(leads.map((one) => one.id))
    return { ...visit, lead, leads, notes, history: await work.history(id), mentions }
  }

  return {
    people,
    frame,
    desk,
    suspected,
    numbers,
    everythingOf,
    /** How many leads nobody has answered. */
    fresh: async (): Promise<number> => (await inbox.counts([NEW]))(NEW),
    problems: async (): Promise<Problems> => ({
      dead: await forwarding.dead(),
      left: await inbox.notDeleted(),
      canSendAgain: forwarder !== undefined,
    }),
  }
}
