import { lines, text } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const shareLink = section({
  name: 'shareLink',
  title: 'Share the referral link',
  icon: 'share',
  group: 'end',
  line: 'a link to copy and to share',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    lines('message', 'The words that go with the link when a visitor shares it.', {
      required: true,
    }),
  ],
})
