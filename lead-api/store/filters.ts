import { daysLater } from '#shared/dates.ts'
import { formNames } from '#shared/leads/forms.ts'
import { dayOf, instantOf } from '#lead-api/inbox/clock.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadState, SpamReason } from '#lead-api/types.ts'
import type { SqlValue } from './sql.ts'

/** Which leads of a folder are meant; what is undefined does not matter. */
export interface Filters {
  folder: 'inbox' | 'suspected'
  state: LeadState | 'open' | 'all'
  form?: FormName | undefined
  /** Empty: nobody. */
  owner?: string | undefined
  /** Empty: none. */
  campaign?: string | undefined
  /** Empty: not known, like the next two. */
  language?: string | undefined
  /** Path of the first page of the visit. */
  first?: string | undefined
  /** Path of the page of the form. */
  at?: string | undefined
  /** Days, such as "2026-11-26". */
  from?: string | undefined
  to?: string | undefined
  /** Something is to be done today, or was before. */
  due?: true | undefined
  /** Forwarding was given up. */
  dead?: true | undefined
  reason?: SpamReason | undefined
  /** The id of a search. */
  search?: string | undefined
}

export interface Condition {
  condition: string
  values: SqlValue[]
}

const FORMS = formNames.map((call) => `'${call}'`).join(', ')

/** The table by an index that has every column which is filtered by: no lead itself is read. */
export const BY_WORK = 'FROM leads INDEXED BY leads_by_work'
const BY_OPEN = 'FROM leads INDEXED BY leads_open'

/** The smaller of the two that has all leads of a list. */
export function tableOf({ state }: Filters): string {
  return state === 'all' || state === 'closed' ? BY_WORK : BY_OPEN
}

/** Leads of the six forms; a sandbox also has other calls. */
export const IS_LEAD = `call IN (${FORMS})`

/** Leads that the team sees, and that are forwarded and answered. */
export const IS_IN_INBOX = `folder = 'inbox' AND ${IS_LEAD}`

/**
 * A condition of SQL for the leads that are meant.
 * @param isPart of the leads of `tableOf` that are in the folder and in the search, which are not asked again
 */
export function conditionOf(filters: Filters, isPart = false): Condition {
  const { folder, state, form, owner, campaign, language, first, at, from, to, due, dead } = filters
  const { reason, search } = filters
  const now = new Date()
  const parts: [isWanted: boolean, condition: string, ...values: SqlValue[]][] = [
    [!isPart, `folder = ? AND ${IS_LEAD}`, folder],
    [!isPart && state !== 'all' && state !== 'closed', "state <> 'closed'"],
    [state !== 'open' && state !== 'all', 'state = ?', state],
    ...equal('call', form),
    ...equal('owner', owner),
    ...equal('campaign', campaign),
    ...equal('language', language),
    ...equal('first_page', first),
    ...equal('page', at),
    ...equal('reason', reason),
    [from !== undefined, 'received_at >= ?', instantOf(from ?? '') ?? ''],
    [to !== undefined, 'received_at < ?', instantOf(daysLater(to ?? dayOf(now), 1)) ?? ''],
    [due === true, 'next_at < ?', instantOf(daysLater(dayOf(now), 1)) ?? ''],
    [dead === true, "forward_state = 'dead'"],
    [
      !isPart && search !== undefined,
      'number IN (SELECT value FROM json_each((SELECT found FROM searches WHERE id = ?)))',
      search ?? '',
    ],
  ]
  const wanted = parts.filter(([isWanted]) => isWanted)
  return {
    condition: wanted.map(([, condition]) => condition).join(' AND ') || 'true',
    values: wanted.flatMap(([, , ...values]) => values),
  }
}

function equal(column: string, value: string | undefined): [boolean, string, ...SqlValue[]][] {
  if (value === undefined) return []
  return value === '' ? [[true, `${column} IS NULL`]] : [[true, `${column} = ?`, value]]
}
