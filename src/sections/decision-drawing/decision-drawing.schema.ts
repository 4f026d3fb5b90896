import { requiredLines, requiredText, sampleHead, text } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

const short = { max: 24 }

export const decisionDrawing = section({
  name: 'decisionDrawing',
  title: 'Drawing with a decision',
  icon: 'edit',
  group: 'samples',
  line: 'a drawing with question and decision',
  fields: [
    ...sampleHead('The paragraph below the title. It states the times of the record below.'),
    requiredLines(
      'description',
      'What the drawing shows, for those who do not see it: a stair whose landing is drawn lower.',
    ),
    text('markLabel', 'The number at the mark in the drawing: the revision.', { max: 3 }),
    text('changeLabel', 'The measure at the mark. The decision states the same.', { max: 12 }),
    text('beamLabel', 'The label at the beam.', short),
    text('risersLabel', 'The label at the steps; a wide screen shows it.', short),
    text('landingLabel', 'The label below the lowered landing.', short),
    text('floorLabel', 'The label at the floor; a wide screen shows it.', short),
    members('titleBlock', 'titleBlockEntry', 'The line of names below the drawing.', { max: 4 }),
    members(
      'entries',
      'decisionEntry',
      'Question, answer and decision, in the order of their times. The last one is marked as the decision.',
      { title: 'Record', required: true },
    ),
  ],
})

export const titleBlockEntry = part(
  'titleBlockEntry',
  'Entry of the title block',
  { title: 'label', subtitle: 'value' },
  [
    requiredText('label', 'What is named, such as “Drawing”.'),
    requiredText('value', 'Its name or number, such as “A-204, stair”.'),
  ],
)

export const decisionEntry = part(
  'decisionEntry',
  'Entry of the record',
  { title: 'text', subtitle: 'time' },
  [
    requiredText('time', 'When it was written, with two digits each: 08:12.'),
    text('who', 'Who wrote it, such as “Site engineer”. Empty for the decision.'),
    requiredLines('text', 'What was written.'),
  ],
)
