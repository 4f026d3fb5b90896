import { defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { formatNaira } from '#shared/money.ts'
import { releaseStates, releaseTitles } from '#schemas/fields/choices.ts'
import { amount, choice, flag, inGroup, lines, text } from '#schemas/fields/fields.ts'
import { keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'

/** How many weeks the drawing of the house has. */
export const houseWeeks = 20

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
      defineField({
        name: 'weeks',
        title: 'Weeks',
        description:
          'The drawing has twenty steps: the site pegged out (1), foundations (2 to 4), ground floor walls (5 to 7), the slab above them (8 and 9), upper walls (10 to 12), roof (13 and 14), windows and doors (15 and 16), water tank (17), lights (18), balcony and paving (19), trees (20).',
        type: 'array',
        of: [{ type: 'houseWeek' }],
        validation: (rule) => rule.required().length(houseWeeks),
      }),
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

/** The list without scripts has room for as many. */
const mostListed = 4

/** Rejects weeks whose money does not add up, or that cannot be listed. */
export function checkHouse(document: unknown): true | ValidationError[] {
  if (!isRecord(document)) return true
  const { budget, firstWeek } = document
  const weeks = Array.isArray(document['weeks']) ? document['weeks'].filter(isRecord) : []
  const findings = [
    ...weeks.flatMap((week, index) => checkAmount(week, weeks.slice(index + 1))),
    ...checkSum(weeks, budget),
    ...checkListed(weeks),
    ...(typeof firstWeek === 'number' && !Number.isInteger(firstWeek)
      ? [{ message: 'Write a whole week.', path: ['firstWeek'] }]
      : []),
  ]
  return findings.length === 0 ? true : findings
}

type Week = Record<string, unknown>

function checkAmount(week: Week, later: Week[]): ValidationError[] {
  const { release, amount: money } = week
  const here = (message: string) => [{ message, path: ['weeks', keyOf(week), 'amount'] }]
  if (release === 'none') {
    return money === undefined ? [] : here('Nothing is released this week: remove the amount.')
  }
  if (typeof money !== 'number' || money <= 0) return here('Write how much, in naira.')
  if (release !== 'held') return []
  return later.some((other) => other['release'] === 'released' && other['amount'] === money)
    ? []
    : here(`${formatNaira(money)} is held, but no later week releases it.`)
}

/** The whole budget is paid at the end. */
function checkSum(weeks: Week[], budget: unknown): ValidationError[] {
  if (typeof budget !== 'number' || weeks.length === 0) return []
  const sum = weeks
    .filter(({ release }) => release === 'released')
    .reduce((total, { amount: money }) => total + (typeof money === 'number' ? money : 0), 0)
  if (sum === budget) return []
  const gap = `${formatNaira(Math.abs(sum - budget))} ${sum < budget ? 'less' : 'more'}`
  const message = `The releases add up to ${formatNaira(sum)}, ${gap} than the budget.`
  return [{ message, path: ['budget'] }]
}

function checkListed(weeks: Week[]): ValidationError[] {
  const listed = weeks.filter((week) => week['listed'] === true).length
  if (weeks.length === 0 || (listed > 0 && listed <= mostListed)) return []
  const message = `${listed} weeks are marked for the list without scripts: mark one to ${mostListed}.`
  return [{ message, path: ['weeks'] }]
}
