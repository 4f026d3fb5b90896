import { CALLS } from '#lead-api/calls/calls.ts'
import type { InboxLead } from '#lead-api/types.ts'

/** A lead that nobody has sent, to try where leads are forwarded to. */
export function testLead(): InboxLead {
  const id = crypto.randomUUID()
  return {
    id,
    call: 'contact',
    receivedAt: new Date().toISOString(),
    idempotencyKey: id,
    repeats: 0,
    headers: { origin: null, authorization: null, contentType: null },
    language: 'en',
    source: { first: '/', page: '/contact', utm: { campaign: 'test' }, referrer: null },
    folder: 'inbox',
    reason: null,
    body: { ...CALLS.contact.example, description: 'This is a test: nobody has sent it.' },
    files: [],
    number: 0,
    state: 'new',
    closedAs: null,
    owner: null,
    nextAt: null,
    lastAct: null,
    ofPerson: 1,
    forwarding: { state: 'off', tries: 0, problem: null },
    answering: { state: 'off', tries: 0, problem: null },
  }
}
