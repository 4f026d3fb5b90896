import { defineField, defineType } from '@sanity/types'
import { lines, sampleHead, text } from '#schemas/fields/fields.ts'
import { members, texts } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const bidInvitation = section({
  name: 'bidInvitation',
  title: 'Bid invitation',
  icon: 'envelope',
  group: 'samples',
  line: 'an invitation to bid, and a rating',
  fields: [
    ...sampleHead(),
    text('title', 'The title of the invitation.', {
      required: true,
      initialValue: 'Invitation to bid',
    }),
    text('subject', 'The line below that title: which tender.', { required: true }),
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
    text('rated', 'The name of the rated firm, invented.', { required: true }),
    text('ratingSubject', 'The line below it.', {
      required: true,
      initialValue: 'After a finished job',
    }),
    members(
      'criteria',
      'ratingCriterion',
      'What owners rate. The site works out the large figure: the mean of these.',
      { required: true, max: 8 },
    ),
    lines('ratingNote', 'The line below the bricks: which is the best, and who sees it.', {
      required: true,
      initialValue: 'Five bricks are the best.',
    }),
  ],
  initialValue: {
    heading: 'Work comes to you',
    subject: 'Tender 1: Foundations',
    facts: [{ _type: 'bidFact', label: 'Papers', text: 'Drawings, list of quantities' }],
    rated: 'Sample Builders',
    criteria: [
      { _type: 'ratingCriterion', label: 'Kept the price', bricks: 5 },
      { _type: 'ratingCriterion', label: 'On time', bricks: 4 },
    ],
  },
})

export const bidFact = defineType({
  name: 'bidFact',
  title: 'Line of the invitation',
  type: 'object',
  fields: [
    text('label', 'What the line is about, such as “Papers”.', { required: true }),
    lines('text', 'What the invitation says about it.', { required: true, rows: 2 }),
  ],
  preview: { select: { title: 'label', subtitle: 'text' } },
})

export const ratingCriterion = defineType({
  name: 'ratingCriterion',
  title: 'Criterion of the rating',
  type: 'object',
  fields: [
    text('label', 'What is rated, such as “On time”.', { required: true }),
    defineField({
      name: 'bricks',
      title: 'Bricks',
      description: 'How good it was: a whole number from 0 to 5, the best.',
      type: 'number',
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(0).max(5),
    }),
  ],
  preview: {
    select: { title: 'label', bricks: 'bricks' },
    prepare: ({ title, bricks }) => ({ title, subtitle: `${bricks ?? '?'} of 5` }),
  },
})
