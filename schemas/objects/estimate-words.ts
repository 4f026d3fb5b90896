import { template } from '#schemas/fields/fields.ts'
import { requiredLines, requiredText, textGroup } from './text-group.ts'

const sums = ['cost', 'percent', 'fee', 'total'] as const

/** The texts of the row that sends an estimate. */
export const estimateWords = textGroup('estimateWords', 'Words for sending an estimate', [
  requiredText('heading', 'The title of the row.'),
  requiredLines('text', 'The sentence below that title.'),
  requiredText('caption', 'The words above the message, as others will read it.'),
  requiredText('subject', 'The subject of the e-mail.'),
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
