import { requiredText } from '#schemas/fields/fields.ts'
import { shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const compareTable = section({
  name: 'compareTable',
  title: 'Compare table',
  icon: 'tiers',
  group: 'prices',
  download: 'prices',
  line: 'what each plan includes, row by row',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    shownOf('groups', 'compareGroup', 'Compare table'),
  ],
})
