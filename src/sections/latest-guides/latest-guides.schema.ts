import { head } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'

export const latestGuides = section({
  name: 'latestGuides',
  title: 'Latest guides',
  icon: 'stack',
  group: 'text',
  line: 'the three newest guides',
  download: 'common',
  fields: [...head(), action('action', 'The link to all guides.')],
})
