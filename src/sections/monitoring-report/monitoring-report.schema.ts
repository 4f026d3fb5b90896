import { defineField, defineType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { amount, lines, sampleHead, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import { houseWeeks } from '#schemas/documents/house.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'

export const monitoringReport = section({
  name: 'monitoringReport',
  title: 'Monitoring report',
  icon: 'document-text',
  group: 'samples',
  line: 'a report of money and checks in bricks',
  fields: [
    ...sampleHead(),
    text('title', 'The title of the report.', {
      required: true,
      initialValue: 'Monitoring report',
    }),
    text('subject', 'The line below that title: project, place and week.', { required: true }),
    text('badge', 'The word in the corner of the report.', {
      required: true,
      initialValue: 'Sample',
    }),
    text('budgetLabel', 'The word before the budget.', { required: true, initialValue: 'Budget' }),
    amount('budget', 'The whole budget in naira. One of a hundred bricks is 1% of it.', {
      required: true,
      min: 1,
    }),
    amount('paidBefore', 'What was paid before this release, in naira.', { required: true }),
    defineField({
      name: 'released',
      title: 'This release',
      description: 'What this report releases, in naira. The site works out all percentages.',
      type: 'number',
      validation: (rule) => rule.required().min(0).custom(checkBudget),
    }),
    text('paidLabel', 'The words after the percentage paid before.', {
      required: true,
      initialValue: 'paid before',
    }),
    text('releasedLabel', 'The words after the percentage of this release.', {
      required: true,
      initialValue: 'this release',
    }),
    text('leftLabel', 'The words after the percentage that is left.', {
      required: true,
      initialValue: 'left',
    }),
    text('bricksNote', 'The small line that says what a brick is.', {
      required: true,
      initialValue: 'One brick is 1% of the budget.',
    }),
    text(
      'checksHeading',
      'The title of the checks, with their number: “Slab 2: 12 of 12 checks”.',
      {
        required: true,
      },
    ),
    amount('passedFirst', 'How many checks passed at the first visit: green bricks.', {
      required: true,
      max: 24,
    }),
    defineField({
      name: 'passedAgain',
      title: 'Passed again',
      description: 'How many were redone and passed at the second visit: ochre bricks.',
      type: 'number',
      initialValue: 0,
      validation: (rule) => rule.required().min(0).max(24),
    }),
    lines('checksNote', 'The same in words, below the bricks.', { required: true }),
    amount('week', 'The week in which the house is drawn, 1 to 20. Figures agree with that week.', {
      title: 'Week of the house',
      required: true,
      min: 1,
      max: houseWeeks,
    }),
    text('drawingNote', 'The line below the drawing of the house.', { required: true }),
    text('releaseTitle', 'The line above the released sum.', { required: true }),
    text('releaseNote', 'The line below it.'),
    members('signatures', 'reportSignature', 'Who signed the report, in order.', { max: 4 }),
  ],
})

export const reportSignature = defineType({
  name: 'reportSignature',
  title: 'Signature',
  type: 'object',
  fields: [
    text('role', 'Who signed, such as “Site engineer”.', { required: true }),
    text('act', 'What the signature stands for, such as “Checked the work”.', { required: true }),
  ],
  preview: { select: { title: 'role', subtitle: 'act' } },
})

interface Around {
  parent?: unknown
}

/** Rejects payments that are larger than the budget. */
export function checkBudget(released: number | undefined, { parent }: Around): RuleResult {
  if (released === undefined || !isRecord(parent)) return true
  const { budget, paidBefore } = parent
  if (typeof budget !== 'number' || typeof paidBefore !== 'number') return true
  const over = paidBefore + released - budget
  return over <= 0
    ? true
    : `What was paid before and this release are ${over} naira more than the budget.`
}
