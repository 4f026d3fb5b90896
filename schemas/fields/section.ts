import { defineType, type FieldDefinition } from '@sanity/types'
import { oneLine } from './plain-text.ts'

/** One band of a page. `heading` is the path of the text that names it in the page's list. */
export function section(
  name: string,
  title: string,
  fields: FieldDefinition[],
  heading = 'heading',
) {
  // A section with a picture of its own is known by it.
  const image = fields.find(({ type }) => type === 'image')?.name
  return defineType({
    name,
    title,
    type: 'object',
    fields,
    preview: {
      select: { heading, ...(image === undefined ? {} : { media: image }) },
      prepare: ({ heading: text, media }) => ({
        title: oneLine(text) || title,
        subtitle: title,
        media,
      }),
    },
  })
}
