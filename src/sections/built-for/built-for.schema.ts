import { head, text } from '#schemas/fields/fields.ts'
import { members, references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const builtFor = section({
  name: 'builtFor',
  title: 'Built for',
  icon: 'target',
  group: 'offer',
  line: 'one card for each audience',
  download: 'common',
  fields: [
    ...head(),
    references('cards', 'audienceCard', 'The cards, one an audience.'),
    text('more', 'A line below the cards, for those whom they leave out.'),
    members('moreActions', 'action', 'The links behind that line.', { title: 'Its links' }),
  ],
})
