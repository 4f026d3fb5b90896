import { defineType, type FieldDefinition } from '@sanity/types'
import { oneLine } from './plain-text.ts'

interface SectionOptions<Name extends string> {
  name: Name
  title: string
  /** Name of an icon of @sanity/icons; the Studio turns it into a component. */
  icon: string
  fields: FieldDefinition[]
  /** Path of the text that names this section in the page's list. */
  heading?: string
}

/** One section of a page. */
export function section<Name extends string>({
  name,
  title,
  icon,
  fields,
  heading = 'heading',
}: SectionOptions<Name>) {
  // In the page's list, a section with an image is shown with it.
  const image = fields.find(({ type }) => type === 'image')?.name
  const type = defineType({
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
  return { ...type, iconName: icon }
}
