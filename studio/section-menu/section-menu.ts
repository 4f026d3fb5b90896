import type { SchemaTypeDefinition } from 'sanity'
import { sectionGroups } from '#schemas/fields/section.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { thumbnailUrl } from './thumbnail.ts'

const thumbnails = new Map<string, string>(
  sectionTypes.map((section) => [section.name, thumbnailUrl(section)]),
)

/** The menu that adds a section: by group, with a thumbnail of each. */
export const sectionMenu = {
  groups: Object.entries(sectionGroups).map(([name, title]) => ({
    name,
    title,
    of: sectionTypes.filter(({ group }) => group === name).map((section) => section.name),
  })),
  views: [
    { name: 'grid' as const, previewImageUrl: (name: string) => thumbnails.get(name) },
    { name: 'list' as const },
  ],
}

/** Gives a page's list of sections that menu. */
export function withSectionMenu(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (type.name !== 'page' || !('fields' in type) || !Array.isArray(type.fields)) return type
    const fields = type.fields.map((field) =>
      field.name === 'sections' ? { ...field, options: { insertMenu: sectionMenu } } : field,
    )
    return { ...type, fields }
  })
}
