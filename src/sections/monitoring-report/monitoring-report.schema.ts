import { defineField } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { amount, requiredLines, requiredText, sampleHead, text } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
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
    requiredText('title', 'The title of the report.'),
    requiredText('subject', 'The line below that title: project, place and week.'),
    requiredText('badge', 'The word in the corner of the report.'),
    requiredText('budgetLabel', 'The word before the budget.'),
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
    requiredText('paidLabel', 'The words after the percentage paid before.'),
    requiredText('releasedLabel', 'The words after the percentage of this release.'),
    requiredText('leftLabel', 'The words after the percentage that is left.'),
    requiredText('bricksNote', 'The small line that says what a brick is.'),
    requiredText(
      'checksHeading',
      'The title of the checks, with their number: “Slab 2: 12 of 12 checks”.',
    ),
    amount('passedFirst', 'How many checks passed at the first visit: green bricks.', {
      required: true,
      max: 24,
    }),
    amount('passedAgain', 'How many were redone and passed at the second visit: ochre bricks.', {
      required: true,
      max: 24,
    }),
    requiredLines('checksNote', 'The same in words, below the bricks.'),
    amount('week', 'The week in which the house is drawn, 1 to 20. Figures agree with that week.', {
      title: 'Week of the house',
      required: true,
      min: 1,
      max: houseWeeks,
    }),
    requiredText('drawingNote', 'The line below the drawing of the house.'),
    requiredText('releaseTitle', 'The line above the released sum.'),
    text('releaseNote', 'The line below it.'),
    members('signatures', 'reportSignature', 'Who signed the report, in order.', { max: 4 }),
  ],
})

export const reportSignature = part(
  'reportSignature',
  'Signature',
  { title: 'role', subtitle: 'act' },
  [
    requiredText('role', 'Who signed, such as “Site engineer”.'),
    requiredText('act', 'What the signature stands for, such as “Checked the work”.'),
  ],
)

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
