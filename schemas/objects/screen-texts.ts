import { defineType } from '@sanity/types'
import { lines, linkedLine, text } from '../fields/fields.ts'

const needed = { required: true }
const brackets = 'The words in square brackets are the link.'

export const schedulerTexts = defineType({
  name: 'schedulerTexts',
  title: 'Choosing a time',
  type: 'object',
  fields: [
    text('tabTitle', 'In the browser’s tab, before the name of the brand.', needed),
    text('heading', 'The title of the page, after the waitlist form.', needed),
    lines('lead', 'Below the title: what the call is about.', needed),
    lines('passed', 'Below what we know of a visitor who filled the waitlist form.', needed),
    linkedLine('direct', `For visitors who did not fill the waitlist form. ${brackets}`),
    text('loading', 'While the calendar is on its way.', needed),
    text('loadingNote', 'The small line below that.', needed),
    linkedLine('noScript', `Where the browser runs no scripts. ${brackets}`),
    linkedLine('foot', `Below the calendar: another way to open it. ${brackets}`),
    linkedLine('booked', `Below the calendar, once a call is booked. ${brackets}`),
    text('nextLabel', 'The first words of the line at the foot of the page, in bold.', needed),
    lines('next', 'The rest of that line: what happens next.', needed),
    text('failedHeading', 'The title where the calendar did not come.', needed),
    text('failedKnown', 'Below it, for visitors who filled the waitlist form.', needed),
    text('failedText', 'Below it: what to do instead.', needed),
    text('openPage', 'The button that opens the calendar’s own page.', needed),
    text('addressLabel', 'Before the address of that page.', needed),
    text('callLabel', 'Before our phone number.', needed),
  ],
})

export const referralTexts = defineType({
  name: 'referralTexts',
  title: 'Referral link',
  type: 'object',
  fields: [
    lines('lead', 'Below "Redirecting Please Wait...": where the visitor is taken.', needed),
    lines('codeNote', 'After it, when the link holds the code of a friend.', needed),
    text('codeLabel', 'Before that code.', needed),
    linkedLine('stuck', `For visitors who are still here after a while. ${brackets}`),
    linkedLine('noScript', `Where the browser runs no scripts. ${brackets}`),
  ],
})

export const constructionTexts = defineType({
  name: 'constructionTexts',
  title: 'Construction sign',
  type: 'object',
  fields: [
    lines('lead', 'Below "Site under construction", above phone number and e-mail.', needed),
  ],
})

/** The words of the pages that are no documents, by the tabs of their document. */
export const screenParts = [schedulerTexts, referralTexts, constructionTexts]
