import { text } from '../../fields.ts'
import { references } from '../../lists.ts'
import { section } from '../../section.ts'

export const testimonials = section('testimonials', 'Testimonials', [
  text('heading', 'Read aloud only, to name the band.', { required: true }),
  references('items', 'testimonial', 'The testimonials, in order.'),
  text('note', 'The small line below, such as that the quotes are samples.'),
])
