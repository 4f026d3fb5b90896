import { defineType } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
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
