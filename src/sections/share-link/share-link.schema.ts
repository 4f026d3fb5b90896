import { head, requiredLines } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const shareLink = section({
  name: 'shareLink',
  title: 'Share the referral link',
  icon: 'share',
  group: 'end',
  line: 'a link to copy and to share',
  fields: [
    ...head(),
    requiredLines('message', 'The words that go with the link when a visitor shares it.'),
  ],
})
