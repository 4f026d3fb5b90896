import { head } from '#schemas/fields/fields.ts'
import { reference } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const insuredBand = section({
  name: 'insuredBand',
  title: 'Open claim',
  icon: 'lock',
  group: 'trust',
  line: 'a claim with all its questions open',
  download: 'common',
  fields: [
    ...head(),
    reference('claim', 'claim', 'The claim whose questions and answers are shown.', {
      required: true,
    }),
  ],
})
