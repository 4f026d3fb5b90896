import { choice, requiredText, text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const testimonials = section({
  name: 'testimonials',
  title: 'Testimonials',
  icon: 'double-quote',
  group: 'trust',
  line: 'quotes of clients with their portraits',
  download: 'common',
  fields: [
    requiredText('heading', 'Read aloud only, to name the band.'),
    references('items', 'testimonial', 'The testimonials, in order.'),
    choice('tone', 'The background of the section. Empty: plaster.', ['plaster', 'bush'], {
      title: 'Background',
    }),
    text('note', 'After the role of each person, such as that quote and name are invented.'),
  ],
})
