import { requiredLines, requiredText } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'

export const estimateBanner = section({
  name: 'estimateBanner',
  title: 'Estimate banner',
  icon: 'bulb-outline',
  group: 'prices',
  line: 'a yellow strip that leads to the estimate',
  download: 'common',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    requiredLines('text', 'The sentence below the title.'),
    action('action', 'The button of the banner.', { required: true }),
  ],
})
