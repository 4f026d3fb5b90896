import { own } from '#shared/json.ts'
import { CLOSED_AS, LEAD_STATES } from '#lead-api/types.ts'
import { momentName } from './clock.ts'
import { TEAM } from './people.ts'
import type { Act, Done } from '#lead-api/store/work-store.ts'
import type { ClosedAs, LeadState, SpamReason } from '#lead-api/types.ts'

export const STATE_NAMES: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
}

export const CLOSED_NAMES: Record<ClosedAs, string> = {
  won: 'Won',
  lost: 'Lost',
  'no-answer': 'No answer',
  'not-for-us': 'Not for us',
}

/** "Closed, won" */
export function stateName(state: LeadState, closedAs: ClosedAs | null): string {
  const how = state === 'closed' && closedAs ? `, ${CLOSED_NAMES[closedAs].toLowerCase()}` : ''
  return `${STATE_NAMES[state]}${how}`
}

/** Why a lead is suspected. */
export const REASON_NAMES: Record<SpamReason, string> = {
  trap: 'Trap field',
  fast: 'Sent within 2 seconds',
  'same-text': 'One text, many addresses',
  links: 'Links only',
}

/** A name as people read it: "team" is everybody. */
export function personName(name: string): string {
  return name === TEAM ? 'Team' : name
}

/** What people do in the inbox, after their name. */
const ACTS: Record<string, string> = {
  'sign-in': 'signed in',
  'sign-out-everywhere': 'signed out everywhere',
  set: 'changed it',
  take: 'took it',
  note: 'wrote a note',
  suspect: 'moved it to Suspected',
  'not-spam': 'moved it out of Suspected',
  again: 'had it forwarded again',
  test: 'sent a test of the forwarding',
  delete: 'deleted it',
  undo: 'undid an act',
  person: 'opened everything about this person',
  copy: 'took a copy of everything about this person',
  correct: 'corrected what was typed',
  file: 'downloaded a file',
  erase: 'deleted everything about a person',
  export: 'exported leads',
  // Of earlier versions.
  handled: 'marked it as handled',
  open: 'marked it as not handled',
  forward: 'had it forwarded again',
  'delete-failed': 'could not delete it',
  'delete-found': 'deleted the leads of a search',
}

/** Those that open what somebody typed, or write about it. */
export const OPENINGS = ['person', 'copy', 'correct', 'note', 'file']

/** "moved it to Suspected" */
export function actName(act: string): string {
  return own(ACTS, act) ?? act
}

/** What an act did to one lead, as a sentence without a dot; undefined for one that is shown elsewhere. */
export function actText({ person, act, was, became }: Act): string | undefined {
  const who = personName(person)
  if (act === 'note') return undefined
  if (!['set', 'take', 'undo'].includes(act)) return `${who} ${actName(act)}`
  const { owner, next_at: next } = became
  const [before, after] = [stateIn(was), stateIn(became)]
  const isChanged = (name: string) => name in was && name in became && became[name] !== was[name]
  const parts = [
    after && after !== before && `${before ?? '?'} to ${after}`,
    isChanged('owner') && ownerText(owner, person),
    isChanged('next_at') &&
      (typeof next === 'string' ? `next ${momentName(new Date(next))}` : 'no next date'),
  ].filter(Boolean)
  const undid = act === 'undo' ? 'undone, ' : ''
  return parts.length > 0 || undid ? `${who}: ${undid}${parts.join(', ')}` : undefined
}

function ownerText(owner: unknown, person: string): string {
  if (owner === person) return 'took it'
  return typeof owner === 'string' ? `gave it to ${personName(owner)}` : 'gave it back'
}

function stateIn(row: Act['was']): string | undefined {
  const name = LEAD_STATES.find((known) => known === row['state'])
  const how = CLOSED_AS.find((known) => known === row['closed_as']) ?? null
  return name && stateName(name, how)
}

const DONE: Record<string, string> = {
  delete: 'deleted',
  suspect: 'moved to Suspected',
  'not-spam': 'moved to the inbox',
  again: 'forwarded again',
}

/** What an act did to several leads: "closed, lost", after how many they are. */
export function doneText({ act, became }: Pick<Done, 'act' | 'became'>): string {
  const state = stateIn(became)
  const known = own(DONE, act)
  if (known) return known
  if (state) return state.startsWith('Closed') ? state.toLowerCase() : `set to ${state}`
  return typeof became['owner'] === 'string' ? `given to ${personName(became['owner'])}` : 'changed'
}

/** Somebody who answers leads, or did. */
export interface Owner {
  name: string
  hasLeft: boolean
}

export function ownerName({ name, hasLeft }: Owner): string {
  return `${personName(name)}${hasLeft ? ' (left the team)' : ''}`
}
