import {
  amount,
  choice,
  requiredLines,
  requiredText,
  sampleHead,
  text,
} from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { members, part, texts } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const drawnDemos = section({
  name: 'drawnDemos',
  title: 'Drawn demos',
  icon: 'th-large',
  group: 'samples',
  line: 'small drawings, each with its button',
  fields: [
    ...sampleHead(),
    members('items', 'drawnDemo', 'Two beside each other, the third across both.', {
      required: true,
      max: 6,
    }),
    requiredText('seenLabel', 'Read aloud for a full brick of a table.'),
    requiredText('unseenLabel', 'Read aloud for an empty brick of a table.'),
  ],
})

/** What the rows of a demo are drawn as. */
const drawings = ['table', 'bars', 'course'] as const

export const drawnDemo = part('drawnDemo', 'Demo', { title: 'title', subtitle: 'text' }, [
  requiredText('title', 'The title of the panel.'),
  requiredLines('text', 'The sentence below the title.'),
  choice('drawing', 'What the rows are drawn as.', drawings, {
    required: true,
    initialValue: 'bars',
    titles: {
      table: 'Table: who sees what',
      bars: 'Bars: which is the most',
      course: 'Course: how far it is',
    },
  }),
  texts('columns', 'The heads of the columns of a table.', { max: 4 }),
  members('rows', 'drawnRow', 'From top to bottom, or the stages of a course in order.', {
    required: true,
    max: 6,
  }),
  action('action', 'The button of the panel.'),
])

export const drawnRow = part('drawnRow', 'Row', { title: 'label', subtitle: 'detail' }, [
  requiredText('label', 'Who, or what.'),
  text('detail', 'The words after it; not in a table.'),
  amount(
    'bricks',
    'Table: how many columns are full. Bars: how long it is. Course: 1 is done, 0 is to come; the first of those is yellow.',
    { required: true, max: 18 },
  ),
])
