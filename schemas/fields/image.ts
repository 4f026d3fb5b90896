import { defineField, type FieldDefinition } from '@sanity/types'
import { type FieldOptions, humanTitle, need } from './field-options.ts'

/** An image with a focal point for cropping and an alternative text. */
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
