import { defineField } from '@sanity/types'
import { lines } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const legalText = section({
  name: 'legalText',
  title: 'Policy',
  icon: 'book',
  group: 'text',
  line: 'the policy in numbered sections',
  fields: [
    defineField({
      name: 'page',
      title: 'Text',
      description: 'The policy that is shown, with its numbered sections.',
      type: 'reference',
      to: [{ type: 'legalPage' }],
      validation: (rule) => rule.required(),
    }),
    lines('lead', 'The paragraph above the text.'),
  ],
  heading: 'page.title',
})
