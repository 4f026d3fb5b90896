import { own } from '#shared/json.ts'

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
