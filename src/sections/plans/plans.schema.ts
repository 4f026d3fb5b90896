import { priceHead } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const plans = section({
  name: 'plans',
  title: 'Plans',
  icon: 'credit-card',
  group: 'prices',
  download: 'prices',
  line: 'the plans with their prices',
  fields: [
    ...priceHead(),
    shownOf('plans', 'plan', 'Plans'),
    action(
      'finder',
      'Above the cards on phones: the way to the plan finder, which saves reading them.',
    ),
  ],
})
