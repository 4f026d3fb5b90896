import { defineType } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
import { orderRank } from '#schemas/fields/lists.ts'
import { crops } from '#schemas/fields/image.ts'
import { image } from '#schemas/fields/image.ts'

export const sampleProject = defineType({
  name: 'sampleProject',
  title: 'Sample project',
  type: 'document',
  fields: [
    text('name', 'The name on the picture in the carousel.', { required: true }),
    text('location', 'City and country below the name.', { required: true }),
    image('image', 'The picture, in landscape.', { required: true, crops: crops.project }),
    image('mobileImage', 'A picture in portrait for phones. Empty: the other one, cropped.', {
      title: 'Picture for phones',
    }),
    orderRank(),
  ],
  preview: { select: { title: 'name', subtitle: 'location', media: 'image' } },
})
