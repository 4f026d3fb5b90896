import { lines, requiredText, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const team = section({
  name: 'team',
  title: 'Team',
  icon: 'users',
  group: 'trust',
  line: 'portraits that turn, and an invitation to join',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    lines('tagline', 'The paragraph below the title.'),
    shownOf('members', 'teamMember', 'Team'),
    text('joinHeading', 'The title of the banner that invites people to join.'),
    lines('joinText', 'The text of that banner.'),
    action('joinAction', 'The button of that banner.'),
  ],
})
