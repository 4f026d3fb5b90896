import { defineType } from '@sanity/types'
import { flag, head, icon, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
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
    text('listTitle', 'The title of the sample list.', { required: true }),
    text('listNote', 'The small line beside that title.'),
    members('entries', 'shortlistEntry', 'The contractors of the list.', { required: true }),
    text('footnote', 'The small line below the list.'),
  ],
})

export const shortlistEntry = defineType({
  name: 'shortlistEntry',
  title: 'Contractor of the shortlist',
  type: 'object',
  fields: [
    text('name', 'The name of the sample contractor.', { required: true }),
    text('detail', 'The line below the name.', { required: true }),
    text('status', 'The short remark at the right.'),
    flag('chosen', 'Mark this one as the contractor that was chosen.'),
  ],
  preview: { select: { title: 'name', subtitle: 'detail' } },
})
