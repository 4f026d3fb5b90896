import { flag, head, icon, requiredText, text } from '#schemas/fields/fields.ts'
import { members, part, reference } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const shortlist = section({
  name: 'shortlist',
  title: 'Shortlist',
  icon: 'clipboard',
  group: 'opening',
  line: 'headline beside a sample list of contractors',
  fields: [
    ...head(),
    members('actions', 'action', 'Up to two buttons below the text.', { title: 'Buttons', max: 2 }),
    icon('noteIcon', 'The pictogram of the note below the buttons.'),
    text('noteText', 'The note below the buttons.'),
    requiredText('listTitle', 'The title of the sample list.'),
    text('listNote', 'The small line beside that title.'),
    members('entries', 'shortlistEntry', 'The contractors of the list.', { required: true }),
    reference('claim', 'claim', 'The claim on the brick below the list. Empty: no brick.'),
    text('footnote', 'The small line below the list.'),
  ],
})

export const shortlistEntry = part(
  'shortlistEntry',
  'Contractor of the shortlist',
  { title: 'name', subtitle: 'detail' },
  [
    requiredText('name', 'The name of the sample contractor.'),
    requiredText('detail', 'The line below the name.'),
    text('status', 'The short remark at the right.'),
    flag('chosen', 'Mark this one as the contractor that was chosen.'),
  ],
)
