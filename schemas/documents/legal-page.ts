import { defineType } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { formatted, members } from '#schemas/fields/lists.ts'
import { plainText } from '#schemas/fields/values.ts'

export const legalPage = defineType({
  name: 'legalPage',
  title: 'Policy',
  type: 'document',
  fields: [
    text('title', 'The name of the text, such as "Privacy Policy".', { required: true }),
    formatted('body', 'The whole text. Each heading starts a numbered section.'),
    members('facts', 'legalFact', 'The short facts shown beside the text.'),
  ],
  preview: {
    select: { title: 'title', body: 'body' },
    prepare: ({ title, body }) => ({ title, subtitle: plainText(body) }),
  },
})

export const legalFact = defineType({
  name: 'legalFact',
  title: 'Fact',
  type: 'object',
  fields: [
    text('title', 'The title of a fact in the summary above the legal text.', { required: true }),
    lines('text', 'The sentence below it.', { required: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
