import type { SchedulerTexts } from '#src/content/types.ts'

/** Used when the editors' texts are missing: links keep a name, lines are left out. */
export const plainTexts: SchedulerTexts = {
  _type: 'schedulerTexts',
  tabTitle: 'Schedule a Call',
  heading: 'Schedule a Call',
  lead: '',
  passed: '',
  direct: '[Waitlist]',
  loading: '',
  loadingNote: '',
  noScript: '[Schedule a Call]',
  foot: '[Schedule a Call]',
  booked: '[Continue]',
  nextLabel: '',
  next: '',
  failedHeading: 'Schedule a Call',
  failedKnown: '',
  failedText: '',
  openPage: 'Schedule a Call',
  addressLabel: '',
  callLabel: '',
}
