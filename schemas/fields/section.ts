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
  /** What a new section of this type starts with, so that an editor sees one to change. */
  initialValue?: Record<string, unknown>
}

/** One section of a page. */
export function section<Name extends string>({
  name,
  title,
  icon,
  fields,
  heading = 'heading',
  initialValue,
}: SectionOptions<Name>) {
  // In the page's list, a section with an image is shown with it.
  const image = fields.find(({ type }) => type === 'image')?.name
  const type = defineType({
    name,
    title,
    type: 'object',
    fields,
    initialValue,
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
