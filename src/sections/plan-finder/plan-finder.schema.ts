import { lines, text } from '#schemas/fields/fields.ts'
import { shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const planFinder = section({
  name: 'planFinder',
  title: 'Plan finder',
  icon: 'search',
  group: 'prices',
  line: 'a few questions that find the plan',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    shownOf('plans', 'plan', 'Plans'),
    {
      name: 'words',
      title: 'Questions and answers',
      description: 'What the finder asks, and how it explains its answer.',
      type: 'finderWords',
      options: { collapsible: true },
      validation: (rule) => rule.required(),
    },
  ],
})
