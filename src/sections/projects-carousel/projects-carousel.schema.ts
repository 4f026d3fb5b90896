import { requiredText, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { reference, shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const projectsCarousel = section({
  name: 'projectsCarousel',
  title: 'Projects carousel',
  icon: 'images',
  group: 'samples',
  line: 'photographs of sample projects to slide',
  download: 'common',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    text('note', 'The small note, such as "Illustrative renders of sample projects."'),
    shownOf('projects', 'sampleProject', 'Sample projects'),
    reference(
      'first',
      'sampleProject',
      'The project that the readers of this page see first. Empty: that of the list.',
      { title: 'First on this page' },
    ),
    text('closingText', 'The line below the carousel.'),
    action('closingAction', 'The link beside that line.'),
  ],
})
