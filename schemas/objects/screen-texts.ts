import { linkedLine } from '#schemas/fields/link-fields.ts'
import { requiredLines, requiredText, textGroup } from './text-group.ts'

const bracketedLink = (name: string, description: string) =>
  linkedLine(name, `${description} The words in square brackets are the link.`)

export const schedulerTexts = textGroup('schedulerTexts', 'Choosing a time', [
  requiredText('tabTitle', 'In the browser’s tab, before the name of the brand.'),
  requiredText('heading', 'The title of the page, after the waitlist form.'),
  requiredLines('lead', 'Below the title: what the call is about.'),
  requiredLines('passed', 'Below what we know of a visitor who filled the waitlist form.'),
  bracketedLink('direct', 'For visitors who did not fill the waitlist form.'),
  requiredText('loading', 'While the calendar is on its way.'),
  requiredText('loadingNote', 'The small line below that.'),
  bracketedLink('noScript', 'Where the browser runs no scripts.'),
  bracketedLink('foot', 'Below the calendar: another way to open it.'),
  bracketedLink('booked', 'Below the calendar, once a call is booked.'),
  requiredText('nextLabel', 'The first words of the line at the foot of the page, in bold.'),
  requiredLines('next', 'The rest of that line: what happens next.'),
  requiredText('failedHeading', 'The title where the calendar did not come.'),
  requiredText('failedKnown', 'Below it, for visitors who filled the waitlist form.'),
  requiredText('failedText', 'Below it: what to do instead.'),
  requiredText('openPage', 'The button that opens the calendar’s own page.'),
  requiredText('addressLabel', 'Before the address of that page.'),
  requiredText('callLabel', 'Before our phone number.'),
])

export const referralTexts = textGroup('referralTexts', 'Referral link', [
  requiredLines('lead', 'Below "Redirecting Please Wait...": where the visitor is taken.'),
  requiredLines('codeNote', 'After it, when the link holds the code of a friend.'),
  requiredText('codeLabel', 'Before that code.'),
  bracketedLink('stuck', 'For visitors who are still here after a while.'),
  bracketedLink('noScript', 'Where the browser runs no scripts.'),
])

export const constructionTexts = textGroup('constructionTexts', 'Construction sign', [
  requiredLines('lead', 'Below "Site under construction", above phone number and e-mail.'),
])

/** The texts of the pages that are not documents, one tab each. */
export const screenParts = [schedulerTexts, referralTexts, constructionTexts]
