import { flag, requiredLines, requiredText, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { texts } from '#schemas/fields/lists.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { section } from '#schemas/fields/section.ts'

export const pictureText = section({
  name: 'pictureText',
  title: 'Picture and text',
  icon: 'master-detail',
  group: 'offer',
  line: 'a picture beside a paragraph with ticks',
  download: 'common',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    requiredLines('text', 'The paragraph below the title.'),
    texts('points', 'Short lines with a tick.'),
    image('image', 'The picture beside the text.', { required: true, crops: crops.pictureText }),
    text('caption', 'The small line below the picture, such as “Render”.'),
    action('action', 'The button below the text.'),
    flag('flip', 'Put the picture at the left.'),
  ],
})
