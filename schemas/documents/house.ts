import { defineField, defineType } from '@sanity/types'
import { formatNaira } from '#shared/money.ts'
import { releaseStates, releaseTitles } from '#schemas/fields/choices.ts'
import { amount, choice, flag, inGroup, lines, text } from '#schemas/fields/fields.ts'
import { checkHouse, houseWeeks } from './house-rules.ts'

const weeks = defineField({
  name: 'weeks',
  title: 'Weeks',
  description:
    'The drawing has twenty steps: the site pegged out (1), foundations (2 to 4), ground floor walls (5 to 7), the slab above them (8 and 9), upper walls (10 to 12), roof (13 and 14), windows and doors (15 and 16), water tank (17), lights (18), balcony and paving (19), trees (20).',
  type: 'array',
  of: [{ type: 'houseWeek' }],
  validation: (rule) => rule.required().length(houseWeeks),
})

export const house = defineType({
  name: 'house',
  title: 'House to follow',
  type: 'document',
  groups: [
    { name: 'house', title: 'House', default: true },
    { name: 'words', title: 'Words' },
  ],
  fields: [
    ...inGroup('house', [
      text('name', 'The name of the house, for the lists of this Studio.', { required: true }),
      amount('budget', 'All the money of the build in naira, digits only.', {
        title: 'Budget (NGN)',
        required: true,
        min: 1,
      }),
      weeks,
      amount('firstWeek', 'The week that visitors see first.', {
        required: true,
        min: 1,
        max: houseWeeks,
      }),
      lines('note', 'The small print below, which says that house and figures are a sample.', {
        required: true,
      }),
    ]),
    ...inGroup('words', [
      text('sampleLabel', 'The mark beside the paragraph, such as "Sample".', { required: true }),
      text('weekLabel', 'The word before the number of a week.', { required: true }),
      text('paidLabel', 'The words above what is paid so far.', { required: true }),
      text('checkLabel', 'The word above what was checked.', { required: true }),
      text('releaseLabel', 'The word above what was released.', { required: true }),
      text('releasedLabel', 'The mark of a week with a release.', { required: true }),
      text('heldLabel', 'The mark of a week whose money waits.', { required: true }),
      text('noneLabel', 'The mark of a week without a release.', { required: true }),
      text('nowLabel', 'What the dark brick is, below the row of weeks.', { required: true }),
      text('tallLabel', 'What the tall bricks are, below the row of weeks.', { required: true }),
    ]),
  ],
  validation: (rule) => rule.custom(checkHouse),
  preview: {
    select: { title: 'name', budget: 'budget' },
    prepare: ({ title, budget }) => ({
      title,
      subtitle: typeof budget === 'number' ? formatNaira(budget) : undefined,
    }),
  },
})

export const houseWeek = defineType({
  name: 'houseWeek',
  title: 'Week of the build',
  type: 'object',
  fields: [
    text('built', 'What was built, under the number of the week. The drawing shows it.', {
      required: true,
      max: 60,
    }),
    text('check', 'What was checked, or when the next visit is.', { required: true, max: 80 }),
    choice('release', 'What happened to the money this week.', releaseStates, {
      required: true,
      initialValue: 'none',
      titles: releaseTitles,
    }),
    {
      ...amount('amount', 'How much, in whole naira, digits only. All releases make the budget.', {
        title: 'Amount (NGN)',
        min: 1,
      }),
      hidden: ({ parent }: { parent?: { release?: unknown } }) => parent?.release === 'none',
    },
    text(
      'releaseText',
      'The words after the amount, such as "for slab 2"; without an amount the whole sentence.',
      { title: 'Words about the money', required: true, max: 80 },
    ),
    flag('listed', 'Show this week on paper and where scripts are off. Mark four of them.', {
      title: 'One of the four weeks',
    }),
  ],
  preview: {
    select: { title: 'built', release: 'release', amount: 'amount', words: 'releaseText' },
    prepare: ({ title, release, amount: naira, words }) => ({
      title,
      subtitle: [
        ...(release === 'held' ? [releaseTitles.held] : []),
        ...(release === 'released' ? [releaseTitles.released] : []),
        ...(typeof naira === 'number' ? [formatNaira(naira)] : []),
        words,
      ].join(' '),
    }),
  },
})
