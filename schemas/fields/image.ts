import { defineField, type FieldDefinition } from '@sanity/types'
import { checkAltOfNewImage } from '#schemas/rules/alt-rules.ts'
import { checkDrawing } from '#schemas/rules/drawing-rules.ts'
import type { Crops } from './crops.ts'
import { type FieldOptions, humanTitle, need } from './field-options.ts'

interface ImageOptions extends FieldOptions {
  /** The frames in which the site shows it: the editor sees them while choosing the focal point. */
  crops?: Crops
}

/** The files that the build can publish. */
const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'
const formats =
  'JPEG, PNG, WebP, AVIF, GIF or SVG. Photos from an iPhone (HEIC): export them as JPEG first.'

/** An image with a focal point for cropping and an alternative text. */
export function image(
  name: string,
  description: string,
  { title = humanTitle(name), required, crops }: ImageOptions = {},
): FieldDefinition {
  const previews = Object.entries(crops ?? {}).map(([frame, aspectRatio]) => ({
    title: frame,
    aspectRatio,
  }))
  return defineField({
    name,
    title,
    description: `${description} ${formats}`,
    type: 'image',
    options: { accept, hotspot: previews.length > 0 ? { previews } : true },
    validation: (rule) => [
      need(rule, required).assetRequired(),
      rule.custom(checkAltOfNewImage).warning(),
      rule.custom(checkDrawing),
    ],
    fields: [
      defineField({
        name: 'alt',
        title: 'Alternative text',
        description: 'What the picture shows, read aloud to people who do not see it.',
        type: 'text',
        rows: 2,
        validation: (rule) => rule.required(),
      }),
    ],
  })
}
