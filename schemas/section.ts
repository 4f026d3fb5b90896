import { defineType, type FieldDefinition } from '@sanity/types'

/** One band of a page. `heading` is the path of the text that names it in the page's list. */
export function section(
  name: string,
  title: string,
  glyph: string,
  fields: FieldDefinition[],
  heading = 'heading',
) {
  return defineType({
    name,
    title,
    type: 'object',
    icon: () => glyph,
    fields,
    preview: {
      select: { heading },
      prepare: ({ heading: text }) => ({ title: oneLine(text) ?? title, subtitle: title }),
    },
  })
}

/** Headings may break into lines; a list shows them in one. */
function oneLine(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : undefined
}
