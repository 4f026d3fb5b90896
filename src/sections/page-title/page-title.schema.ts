import { amount, choice, lines, requiredLines, text } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const pageTitle = section({
  name: 'pageTitle',
  title: 'Page title',
  icon: 'text',
  group: 'opening',
  download: 'texts',
  line: 'headline without buttons, a drawn wall',
  fields: [
    requiredLines('heading', 'The largest title of the page.'),
    lines('lead', 'The paragraph below the title.'),
    amount('places', 'How many empty places the drawn wall below the title has. Empty: no wall.', {
      title: 'Empty places',
      max: 60,
    }),
    text('brick', 'The words on the yellow brick of that wall, at most 28 characters.', {
      max: 28,
    }),
    choice('tone', 'The background of the section.', ['plaster', 'clay', 'bush'], {
      title: 'Background',
    }),
  ],
})
