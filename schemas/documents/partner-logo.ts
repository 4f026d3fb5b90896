import { defineType } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
import { image } from '#schemas/fields/image.ts'

export const partnerLogo = defineType({
  name: 'partnerLogo',
  title: 'Partner logo',
  type: 'document',
  fields: [
    text('name', 'The name of the partner, for this list.', { required: true }),
    image('image', 'The logo, dark on a transparent ground.', { required: true }),
    text('alt', 'What is read aloud instead of the logo: the name of the company.', {
      title: 'Alternative text',
      required: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'alt', media: 'image' } },
})
