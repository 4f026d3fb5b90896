import { defineField, type FieldDefinition } from '@sanity/types'
import { type FieldOptions, humanTitle, need } from './fields.ts'

/** A picture with the point that must stay visible when it is cropped, and its text for the blind. */
export function picture(
  name: string,
  description: string,
  { title = humanTitle(name), required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    type: 'image',
    options: { hotspot: true },
    validation: (rule) => need(rule, required).assetRequired(),
    fields: [
      defineField({
        name: 'alt',
        title: 'Alternative text',
        description: 'What the picture shows, read aloud to people who do not see it.',
        type: 'string',
        validation: (rule) => rule.required(),
      }),
    ],
  })
}
