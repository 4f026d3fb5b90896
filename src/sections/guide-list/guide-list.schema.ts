import { head } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const guideList = section({
  name: 'guideList',
  title: 'All guides',
  icon: 'th-list',
  group: 'opening',
  download: 'guides',
  line: 'the topics and all guides, newest first',
  forReading: true,
  fields: head(),
})
