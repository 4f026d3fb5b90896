import { choice, lines, text } from '#schemas/fields/fields.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { section } from '#schemas/fields/section.ts'

export const pageTitle = section({
  name: 'pageTitle',
  title: 'Page title',
  icon: 'text',
  group: 'opening',
  line: 'headline without buttons, a wide photograph',
  fields: [
    lines('heading', 'The largest title of the page.', { required: true, rows: 2 }),
    lines('lead', 'The paragraph below the title.'),
    image('image', 'The wide photograph below the title.', { crops: crops.pageTitle }),
    text('brick', 'The words on the brick label over the photograph, at most 28 characters.', {
      max: 28,
    }),
    choice('tone', 'The background of the section.', ['plaster', 'clay', 'bush'], {
      title: 'Background',
    }),
  ],
})
