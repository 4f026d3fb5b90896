import { lines, requiredText, sampleHead, template, text } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const checklist = section({
  name: 'checklist',
  title: 'Checklist to print',
  icon: 'checkmark-circle',
  group: 'samples',
  line: 'things to have ready, to tick and print',
  fields: [
    ...sampleHead(),
    members(
      'groups',
      'checklistGroup',
      'The panels, from left to right. Together at most 20 lines: one sheet of paper.',
      { required: true, max: 6 },
    ),
    template('readyLabel', 'How much of the list is ticked.', ['ticked', 'total'], {
      needed: ['ticked', 'total'],
    }),
    requiredText('oneLabel', 'Beside the title of a group that asks for one thing.'),
    template('manyLabel', 'Beside the title of a group that asks for more.', ['count'], {
      needed: ['count'],
    }),
    requiredText('printLabel', 'The words of the button that prints the list.'),
    lines('filesNote', 'The small line below the list, on the screen and on paper.'),
    requiredText('ticksNote', 'What happens to the ticks; only on the screen.'),
    text('printNote', 'The words before the address of the page, at the foot of the printed list.'),
  ],
})

export const checklistItem = part(
  'checklistItem',
  'Thing to gather',
  { title: 'title', subtitle: 'hint' },
  [
    requiredText('title', 'The words beside the box.'),
    text('hint', 'The smaller line below them, such as “A copy is enough to begin”.'),
  ],
)

export const checklistGroup = part('checklistGroup', 'Group of the checklist', { title: 'title' }, [
  requiredText('title', 'The title of the panel.'),
  members('items', 'checklistItem', 'What can be ticked, from top to bottom.', { required: true }),
])
