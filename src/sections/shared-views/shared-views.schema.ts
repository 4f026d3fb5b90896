import { defineArrayMember, defineField } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'
import { checkViews } from '#schemas/rules/view-rules.ts'

const budget = { _type: 'sharedPart', title: 'Budget', icon: 'wallet' }

export const sharedViews = section({
  name: 'sharedViews',
  title: 'Shared views',
  icon: 'users',
  group: 'samples',
  line: 'what each person sees of one project',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    text('sampleNote', 'The small line below it that says that all of it is a sample.', {
      required: true,
      initialValue: 'Sample. Names and figures are invented.',
    }),
    text('closedLabel', 'The words after the title of a part that is not shared.', {
      required: true,
      initialValue: 'not shared',
    }),
    defineField({
      name: 'views',
      title: 'Views',
      description: 'What each person sees of the same project, from left to right.',
      type: 'array',
      of: [defineArrayMember({ type: 'sharedView' })],
      validation: (rule) => [rule.required().min(1).max(3), rule.custom(checkViews).warning()],
    }),
  ],
  initialValue: {
    heading: 'One house, two views',
    views: [
      {
        _type: 'sharedView',
        name: 'You',
        role: 'Owner',
        parts: [{ ...budget, access: 'sees', detail: 'NGN 154,000,000' }],
      },
      {
        _type: 'sharedView',
        name: 'Your sister',
        role: 'Family',
        parts: [{ ...budget, access: 'closed' }],
      },
    ],
  },
})
