import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import type { Receipt } from '#src/leads/receipts/receipts.ts'
import { leadLabels } from '#src/forms/notifications/notification-text.ts'

/** What a receipt says in each state; `title` is the editor's for what arrived. */
export function statusText(
  form: LeadName,
  { state, isInDoubt }: Receipt,
  title: string | undefined,
): { title: string; text: string } {
  const lead = leadLabels[form]
  if (state === 'received') return { title: title || `We have your ${lead}.`, text: '' }
  if (state === 'stored') {
    return {
      title: 'Kept on this device, will be sent.',
      text: `Your ${lead} has not reached us yet. It is sent by itself when you are online, and this note changes once it arrives.`,
    }
  }
  if (isInDoubt) {
    return {
      title: 'Not sent, as far as we know.',
      text: `We did not get a clear answer, so we cannot tell whether your ${lead} arrived.`,
    }
  }
  return { title: 'Not sent.', text: `Your ${lead} did not reach us.` }
}

/** What to do with the reference, which only a host that has got the lead with its key knows. */
export function referenceHint(isKnown: boolean): string {
  return isKnown
    ? 'Give it when you ask.'
    : 'Give it with your name and e-mail address when you ask.'
}

/** The message that WhatsApp is opened with: nothing personal, since it is part of an address. */
export function question(form: LeadName, reference: string): string {
  return `Hello. I have a question about my ${leadLabels[form]}, reference ${reference}.`
}

/** "5 answers received", for who cannot see the bricks. */
export function answersText({ answers, state }: Receipt): string {
  const said = { received: 'received', stored: 'waiting', unsent: 'not sent' }
  return `${answers} ${answers === 1 ? 'answer' : 'answers'} ${said[state]}`
}
