import { defineField, defineType } from '@sanity/types'
import type { FieldDefinition } from '@sanity/types'
import { lines, requiredLines, requiredText, text } from '#schemas/fields/fields.ts'
import { linkedLine } from '#schemas/fields/link-fields.ts'

const notice = requiredLines(
  'notice',
  'Above our phone number and email, for visitors whose browser cannot show the form.',
)
const privacy = (description: string) =>
  linkedLine('privacy', `${description} The words in square brackets lead to the policy.`)

const receiptTexts = textGroup('receiptTexts', 'Receipt', [
  requiredText('title', 'Its heading once the form has arrived: "We have your message."'),
  requiredText('who', 'Who answers: "The sales team".'),
  requiredLines('how', 'How they answer, and where. Promise no time that you cannot keep.'),
  lines(
    'answer',
    'The first line of an answer by email, if the lead service sends one: "This is the note to keep." The reference, a summary of what was sent, who answers and how follow. Empty: no email.',
    { title: 'Answer by email' },
  ),
  text('note', 'Small print below that. Empty: none.'),
  text(
    'picture',
    'On the picture of their brick, which visitors can save: "Our first brick". Empty: no picture.',
  ),
])

const receipt = defineField({
  name: 'receipt',
  title: 'Receipt',
  description:
    'Stays on the page after the form was sent. Its reference, and what it says while a form is kept or was not sent, never change.',
  type: 'receiptTexts',
  options: { collapsible: true, collapsed: false },
})

export const demoTexts = textGroup('demoTexts', 'Demo dialog', [
  notice,
  requiredLines('lead', 'Above the fields: how many answers, and what follows.'),
  receipt,
])

export const fundingTexts = textGroup('fundingTexts', 'Funding dialog', [notice, receipt])

export const jobsTexts = textGroup('jobsTexts', 'Join our team dialog', [
  notice,
  requiredLines('lead', 'Above the field: what becomes of a profile.'),
  requiredText('profileLabel', 'The name of the field.'),
  requiredText('profileExample', 'Shown in pale letters in the field until somebody types.'),
  receipt,
])

export const contactTexts = textGroup('contactTexts', 'Contact form', [
  requiredText('send', 'The words on the button that sends the message.'),
  privacy('Small print below that button.'),
  receipt,
])

export const waitlistTexts = textGroup('waitlistTexts', 'Waitlist form', [
  requiredText('heading', 'The title above the form: what one joins.'),
  requiredLines('lead', 'Below the title: how many answers, and what follows.'),
  requiredText('phoneHint', 'Below the phone number: why we ask, and what the flag is for.'),
  requiredText('build', 'The question with the list of countries.'),
  requiredText('purpose', 'The question above "New Build" and "Renovation".'),
  requiredText('comment', 'The name of the last field, which may stay empty.'),
  privacy('Small print below the button.'),
  receipt,
])

/** What the parts of every form are made of. */
export const formObjects = [receiptTexts]

/** The texts of every form, one tab each. */
export const formParts = [demoTexts, fundingTexts, jobsTexts, contactTexts, waitlistTexts]

/** An object of required texts, one tab of a document of texts. */
export function textGroup(name: string, title: string, fields: FieldDefinition[]) {
  // Where the Studio says which part is open, the group's name is clearer than its first text.
  return defineType({
    name,
    title,
    type: 'object',
    fields,
    preview: { prepare: () => ({ title }) },
  })
}

const bracketedLink = (name: string, description: string) =>
  linkedLine(name, `${description} The words in square brackets are the link.`)

export const schedulerTexts = textGroup('schedulerTexts', 'Choosing a time', [
  requiredText('tabTitle', 'In the browser’s tab, before the name of the brand.'),
  requiredText('heading', 'The title of the page, after the waitlist form.'),
  requiredLines('lead', 'Below the title: what the call is about.'),
  requiredLines('joined', 'Instead of it, above their brick, for visitors who have just joined.'),
  requiredLines('kept', 'Below their brick: what it is good for if they choose no time.'),
  requiredLines('passed', 'Below that, for visitors who filled the waitlist form.'),
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
  requiredLines('codeNote', 'After it, when the link contains the code of a friend.'),
  requiredText('codeLabel', 'Before that code.'),
  bracketedLink('stuck', 'For visitors who are still here after a while.'),
  bracketedLink('noScript', 'Where the browser runs no scripts.'),
])

export const constructionTexts = textGroup('constructionTexts', 'Construction sign', [
  requiredLines('lead', 'Below "Site under construction", above phone number and email.'),
])

/** The texts of the pages that are not documents, one tab each. */
export const screenParts = [schedulerTexts, referralTexts, constructionTexts]

interface Part {
  /** The tab's name and "Texts". */
  name: string
  title?: string
}

/** A singleton document of texts only, with a tab for each part of the site. */
export function textsDocument(name: string, title: string, parts: Part[]) {
  const tabs = parts.map((part) => ({
    name: part.name.replace(/Texts$/, ''),
    title: part.title ?? part.name,
    type: part.name,
  }))
  return defineType({
    name,
    title,
    type: 'document',
    groups: tabs.map((tab, index) => ({ name: tab.name, title: tab.title, default: index === 0 })),
    fields: tabs.map((tab) =>
      defineField({
        ...tab,
        description: 'Messages about mistakes and sent forms are not here: they never change.',
        group: tab.name,
        validation: (rule) => rule.required(),
      }),
    ),
    preview: { prepare: () => ({ title }) },
  })
}

export const formTexts = textsDocument('formTexts', 'Texts of forms', formParts)

export const screenTexts = textsDocument('screenTexts', 'Texts of special pages', screenParts)
