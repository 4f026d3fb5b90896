import { own } from '#shared/json.ts'
import { CLOSED_AS, LEAD_STATES } from '#lead-api/types.ts'
import { instantOf } from './clock.ts'
import type { Change } from '#lead-api/store/work-store.ts'
import type { InboxLead } from '#lead-api/types.ts'

/** What a form of the inbox sends. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldIn(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** What an act changes that needs nothing but a press. */
const ACTS: Record<string, Change> = {
  suspect: { folder: 'suspected' },
  'not-spam': { folder: 'inbox' },
  delete: { folder: 'bin' },
  again: { isSentAgain: true },
}

/** An act, as the list of acts names it, and what it changes. */
export interface Press {
  act: string
  change: Change
}

/** What a press on the page of a lead changes: only what differs from what is there; a note changes nothing. */
export function pressOnLead(fields: Fields, lead: InboxLead, person: string): Press {
  const act = fieldIn(fields, 'do') || 'set'
  const known = own(ACTS, act)
  if (known || act === 'note') return { act, change: known ?? {} }
  const isTaken = act === 'take'
  const owner = isTaken ? person : fieldIn(fields, 'owner') || null
  const nextAt = instantOf(fieldIn(fields, 'next')) ?? null
  const state = stateIn(fieldIn(fields, 'state'))
  const isOtherState = state.state !== lead.state || state.closedAs !== lead.closedAs
  return {
    act: isTaken ? 'take' : 'set',
    change: {
      ...(state.state !== undefined && isOtherState && state),
      ...((isTaken || 'owner' in fields) && owner !== lead.owner && { owner }),
      ...('next' in fields && nextAt?.slice(0, 16) !== lead.nextAt?.slice(0, 16) && { nextAt }),
    },
  }
}

/** What a press below a list changes of the leads that are selected. */
export function pressOnList(fields: Fields, people: readonly string[]): Press {
  const act = fieldIn(fields, 'ok') ? 'not-spam' : fieldIn(fields, 'do')
  if (act === 'delete-all') return { act: 'delete', change: { folder: 'bin' } }
  const owner = fieldIn(fields, 'owner')
  const set = { ...stateIn(fieldIn(fields, 'state')), ...(people.includes(owner) && { owner }) }
  return { act, change: act === 'set' ? set : (own(ACTS, act) ?? {}) }
}

/** The leads of a press below a list: several ids may be in one field. */
export function idsIn(fields: Fields): string[] {
  const values = [fieldIn(fields, 'ok') || (fields['lead'] ?? [])].flat()
  return values.flatMap((value: unknown) => (typeof value === 'string' ? value.split(',') : []))
}

/** A state, or how a lead was closed. */
function stateIn(value: string): Pick<Change, 'state' | 'closedAs'> {
  const closedAs = CLOSED_AS.find((name) => name === value)
  if (closedAs) return { state: 'closed', closedAs }
  const state = LEAD_STATES.find((name) => name === value)
  return state ? { state, closedAs: null } : {}
}
