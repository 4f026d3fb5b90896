import { defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import {
  amount,
  flag,
  inGroup,
  requiredLines,
  requiredText,
  template,
  text,
} from '#schemas/fields/fields.ts'
import { keyOf } from '#schemas/fields/values.ts'
import { isRecord, recordsIn } from '#shared/json.ts'

/** How many weeks the drawing of the house has. */
export const houseWeeks = 20

/** A phone has room for the second only. */
const costs = ['lowCost', 'middleCost', 'highCost'] as const
const release = ['cost', 'start', 'week', 'date', 'amount', 'stage'] as const

export const house = defineType({
  name: 'house',
  title: 'House to follow',
  type: 'document',
  groups: [
    { name: 'house', title: 'House', default: true },
    { name: 'words', title: 'Words' },
    { name: 'sending', title: 'To take away' },
  ],
  fields: [
    ...inGroup('house', [
      requiredText('name', 'The name of the house, for the lists of this Studio.'),
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
      ...costs.map((name) =>
        amount(name, 'In naira, in the table for visitors whose browser runs no scripts.', {
          required: true,
          min: 1_000_000,
        }),
      ),
      requiredLines('note', 'The small print below: whose stages and shares these are.'),
    ]),
    ...inGroup('words', [
      requiredText('costLabel', 'The words above the cost and its slider.'),
      requiredText('startLabel', 'The words above the day on which week 1 begins.'),
      template('endText', 'The sentence below it.', ['end'], { needed: ['end'] }),
      requiredText('weekLabel', 'The word before the number of a week.'),
      requiredText('paidLabel', 'The words above what is paid so far.'),
      requiredText('checkLabel', 'The words before what is checked.'),
      requiredText('releaseLabel', 'The word above what is released.'),
      template('stageText', 'What a release is for.', ['stage'], { needed: ['stage'] }),
      requiredText('noneLabel', 'In the place of a sum, in a week without a release.'),
      template('nextText', 'The words below that.', ['week'], { needed: ['week'] }),
      requiredText('nowLabel', 'How to move the dark brick, below the row of weeks.'),
      requiredText('tallLabel', 'What the tall bricks are, below the row of weeks.'),
      requiredText('releasesHeading', 'The title of the list of releases.'),
      requiredText('togetherLabel', 'The word before the sum of all releases.'),
      requiredLines('stillLead', 'The paragraph below the title where scripts are off.'),
      template('paidText', 'Below each of the four weeks there.', ['percent'], {
        needed: ['percent'],
      }),
      requiredText('stageLabel', 'Above the column of stages in the table there.'),
      requiredText('shareLabel', 'Above the column of shares.'),
    ]),
    ...inGroup('sending', [
      requiredText('whatsAppLabel', 'The words of the link to WhatsApp.'),
      requiredText('printLabel', 'The words of the button that prints one page.'),
      requiredText('calendarLabel', 'The words of the button that saves the calendar file.'),
      template('message', 'The message that is sent with the link.', release, {
        needed: ['cost', 'start'],
      }),
      template('eventTitle', 'The name of each release in a calendar.', ['stage', 'amount'], {
        needed: ['stage'],
      }),
      template('eventText', 'The note in that calendar.', ['check'], { needed: ['check'] }),
      requiredText('screenNote', 'After the small print, on the screen only: nothing is sent.'),
      requiredLines('printNote', 'After the small print, on paper only.'),
    ]),
  ],
  validation: (rule) => rule.custom(checkHouse),
  preview: { select: { title: 'name', subtitle: 'note' } },
})

export const houseWeek = defineType({
  name: 'houseWeek',
  title: 'Week of the build',
  type: 'object',
  fields: [
    requiredText('built', 'What is built, under the number of the week. The drawing shows it.', {
      max: 60,
    }),
    requiredText(
      'check',
      'What is checked first, or when the next visit is. It also stands within a sentence: begin with a small letter.',
      { max: 80 },
    ),
    amount(
      'share',
      'How much of the cost is released after that check, in any unit: all shares make the whole. Empty: nothing is released.',
    ),
    text('stage', 'What that money is for, within a sentence: “the upper walls”.', { max: 60 }),
    flag('listed', 'Show this week where scripts are off. Mark four of them.', {
      title: 'One of the four weeks',
    }),
  ],
  preview: {
    select: { title: 'built', share: 'share', stage: 'stage' },
    prepare: ({ title, share, stage }) => ({
      title,
      subtitle: share ? `${share} for ${stage}` : undefined,
    }),
  },
})

/** The list without scripts has room for as many. */
const mostListed = 4

/** Rejects weeks whose releases are incomplete, or that cannot be listed. */
export function checkHouse(document: unknown): ValidationError[] {
  if (!isRecord(document)) return []
  const { firstWeek } = document
  const weeks = recordsIn(document['weeks'])
  return [
    ...weeks.flatMap(checkRelease),
    ...checkCounts(weeks),
    ...(typeof firstWeek === 'number' && !Number.isInteger(firstWeek)
      ? [{ message: 'Write a whole week.', path: ['firstWeek'] }]
      : []),
  ]
}

type Week = Record<string, unknown>

function checkRelease(week: Week): ValidationError[] {
  const here = (field: string, message: string) => [
    { message, path: ['weeks', keyOf(week), field] },
  ]
  if (week['share'] && !week['stage']) return here('stage', 'Write what the money is for.')
  if (week['stage'] && !week['share']) return here('share', 'Write how much is released.')
  return []
}

function checkCounts(weeks: Week[]): ValidationError[] {
  if (weeks.length === 0) return []
  const path = ['weeks']
  const listed = weeks.filter((week) => week['listed'] === true).length
  return [
    ...(weeks.some((week) => week['share'])
      ? []
      : [{ message: 'Give at least one week a share of the cost.', path }]),
    ...(listed > 0 && listed <= mostListed
      ? []
      : [
          {
            message: `${listed} weeks are marked for the list without scripts: mark one to ${mostListed}.`,
            path,
          },
        ]),
  ]
}
