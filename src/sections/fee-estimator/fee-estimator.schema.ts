import { costLabels } from '#schemas/objects/cost-labels.ts'
import { lines, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'

export const feeEstimator = section({
  name: 'feeEstimator',
  title: 'Fee estimator',
  icon: 'controls',
  group: 'prices',
  line: 'a slider that works out cost and fee',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    ...costLabels(),
    text(
      'shareText',
      'The fee as a share, below the slider: three bricks on forty are drawn above it.',
      {
        required: true,
      },
    ),
    text('shareNote', 'The sentence after it.'),
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
