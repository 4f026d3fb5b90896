import type { FieldDefinition } from '@sanity/types'
import { priceHead, requiredLines, requiredText, template, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'
import { textGroup } from '#schemas/singletons/texts.ts'

export const feeEstimator = section({
  name: 'feeEstimator',
  title: 'Fee estimator',
  icon: 'controls',
  group: 'prices',
  line: 'a slider that works out cost and fee',
  fields: [
    ...priceHead(),
    ...costLabels(),
    text('shareNote', 'The sentence after the fee as a share, below the slider.'),
    action('action', 'The button below the result.', { required: true }),
    {
      name: 'send',
      title: 'Send this estimate',
      description: 'The row below the result. Empty: it is not shown.',
      type: 'estimateWords',
      options: { collapsible: true },
    },
  ],
})

const sums = ['cost', 'percent', 'fee', 'total'] as const

/** The texts of the row that sends an estimate. */
export const estimateWords = textGroup('estimateWords', 'Words for sending an estimate', [
  requiredText('heading', 'The title of the row.'),
  requiredLines('text', 'The sentence below that title.'),
  requiredText('caption', 'The words above the message, as others will read it.'),
  requiredText('subject', 'The subject of the email.'),
  template(
    'message',
    'The message that is sent with the link, and the start of a form’s message.',
    sums,
    {
      needed: sums.filter((name) => name !== 'percent'),
    },
  ),
  requiredText('note', 'Small print below the row.'),
  requiredText('arrived', 'Above the estimator, for visitors who followed such a link.'),
  requiredText('nearest', 'The same where the link asks for a sum that the slider does not have.'),
])

/** The labels of the panel that shows a project's cost, fee and total. */
export function costLabels(): FieldDefinition[] {
  return [
    requiredText('costLabel', 'The words above the project cost and its slider.'),
    requiredText('feeLabel', 'The words beside the fee.'),
    requiredText('totalLabel', 'The words beside the total.'),
  ]
}
