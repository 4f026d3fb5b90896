import { defineType } from '@sanity/types'
import { amount, choice, flag, text } from '#schemas/fields/fields.ts'
import { releaseStates, releaseTitles } from '#schemas/fields/choices.ts'
import { formatNaira } from '#shared/money/money.ts'

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
