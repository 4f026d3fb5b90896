import { lines } from '#schemas/fields/fields.ts'
import { reference } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const legalText = section({
  name: 'legalText',
  title: 'Policy',
  icon: 'book',
  group: 'text',
  download: 'guides',
  line: 'the policy in numbered sections',
  fields: [
    reference('page', 'legalPage', 'The policy that is shown, with its numbered sections.', {
      title: 'Text',
      required: true,
    }),
    lines('lead', 'The paragraph above the text.'),
  ],
  heading: 'page.title',
})
