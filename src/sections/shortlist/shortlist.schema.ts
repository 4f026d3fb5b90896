import { icon, lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const shortlist = section({
  name: 'shortlist',
  title: 'Shortlist',
  icon: 'clipboard',
  group: 'opening',
  line: 'headline beside a sample list of contractors',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    members('actions', 'action', 'Up to two buttons below the text.', { title: 'Buttons', max: 2 }),
    icon('noteIcon', 'The pictogram of the note below the buttons.'),
    text('noteText', 'The note below the buttons.'),
    text('listTitle', 'The title of the sample list.', { required: true }),
    text('listNote', 'The small line beside that title.'),
    members('entries', 'shortlistEntry', 'The contractors of the list.', { required: true }),
    text('footnote', 'The small line below the list.'),
  ],
})
