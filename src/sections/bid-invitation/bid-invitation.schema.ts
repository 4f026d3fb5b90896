import { amount, requiredLines, requiredText, sampleHead, text } from '#schemas/fields/fields.ts'
import { members, part, texts } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const bidInvitation = section({
  name: 'bidInvitation',
  title: 'Bid invitation',
  icon: 'envelope',
  group: 'samples',
  line: 'an invitation to bid, and a rating',
  fields: [
    ...sampleHead(),
    requiredText('title', 'The title of the invitation.'),
    requiredText('subject', 'The line below that title: which tender.'),
    text('badge', 'The words in the corner of the invitation, such as “Closes in 2 days”.'),
    members('facts', 'bidFact', 'What the invitation says, line by line.', {
      required: true,
      max: 8,
    }),
    texts(
      'buttons',
      'The buttons that a contractor would find below. They are drawn only: nobody can press them.',
      { max: 2 },
    ),
    requiredText('rated', 'The name of the rated firm, invented.'),
    requiredText('ratingSubject', 'The line below it.'),
    members(
      'criteria',
      'ratingCriterion',
      'What owners rate. The site works out the large figure: the mean of these.',
      { required: true, max: 8 },
    ),
    requiredLines('ratingNote', 'The line below the bricks: which is the best, and who sees it.'),
  ],
})

export const bidFact = part(
  'bidFact',
  'Line of the invitation',
  { title: 'label', subtitle: 'text' },
  [
    requiredText('label', 'What the line is about, such as “Papers”.'),
    requiredLines('text', 'What the invitation says about it.'),
  ],
)

export const ratingCriterion = part(
  'ratingCriterion',
  'Criterion of the rating',
  { title: 'label', subtitle: 'bricks' },
  [
    requiredText('label', 'What is rated, such as “On time”.'),
    amount('bricks', 'How good it was, from 0 to 5, the best.', { required: true, max: 5 }),
  ],
)
