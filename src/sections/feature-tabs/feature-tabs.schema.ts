import { choice, head } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const featureTabs = section({
  name: 'featureTabs',
  title: 'Feature tabs',
  icon: 'desktop',
  group: 'offer',
  line: 'screens of the product behind tabs',
  download: 'common',
  fields: [
    ...head(),
    choice('tone', 'The background of the section.', ['dark', 'light'], {
      title: 'Background',
      required: true,
      initialValue: 'light',
    }),
    references('features', 'feature', 'The tabs, from left to right. The first is open at once.'),
  ],
})
