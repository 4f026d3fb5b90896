import { costLabels } from '#src/sections/fee-estimator/fee-estimator.schema.ts'
import { priceHead } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const whatYouGet = section({
  name: 'whatYouGet',
  title: 'What you get, with costs',
  icon: 'bill',
  group: 'offer',
  line: 'benefit cards beside a slider of costs',
  download: 'common',
  fields: [
    ...priceHead(),
    ...costLabels(),
    references('cards', 'benefitCard', 'The cards of the grid.'),
  ],
})
