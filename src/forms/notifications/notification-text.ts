import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import type { OutboxEvent } from '#src/leads/outbox/entry.ts'

/** What a visitor calls the lead of each form. */
export const leadLabels: Record<LeadName, string> = {
  demo: 'demo request',
  funding: 'funding application',
  contact: 'message',
  'inline-contact': 'message',
  profile: 'profile link',
  waitlist: 'waitlist entry',
}

/**
 * The notification about a lead of an earlier submit; null when there is none. `now` in milliseconds
 * since 1970.
 */
export function notificationText(event: OutboxEvent, now: number): string | null {
  if (event.kind === 'changed') return null
  const lead = `Your ${leadLabels[event.call]}${dayOf(event.at, now)}`
  if (event.kind === 'delivered') return `${lead} was delivered.`
  if (event.kind === 'closed') {
    const place = event.isStored ? ' What you typed is below our Privacy Policy.' : ''
    return `${lead} can no longer be sent, because we have closed that form. Please call or write to us.${place}`
  }
  if (event.kind === 'expired') {
    return `${lead} did not reach us within a day and is no longer kept. Please send it again.`
  }
  // The join-team form's failures are silent.
  return event.call === 'profile' ? null : `${lead} was not accepted. Please send it again.`
}

/** " of yesterday" for an earlier day in local time; '' for today. */
function dayOf(at: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return at < midnight ? ' of yesterday' : ''
}
