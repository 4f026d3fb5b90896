import type { SanityClient } from '@sanity/client'
import type { InitialValueResolver, SchemaTypeDefinition } from 'sanity'
import { isRecord } from '#shared/json.ts'
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

const SAMPLE = '*[_type == "page"].sections[_type == $type && hidden != true]'

/** The fields that a new section begins with: those of the first of its kind on a published page. */
export async function sampleSection(
  client: Pick<SanityClient, 'fetch'>,
  type: string,
): Promise<Record<string, unknown>> {
  const samples: unknown[] = await client.fetch(SAMPLE, { type }, { perspective: 'published' })
  const { _key, hidden: _hidden, ...fields } = samples.find(isRecord) ?? {}
  return fields
}

/** Gives a page's list of sections that menu, and every section something to begin with. */
export function withSectionMenu(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  const names = new Set<string>(sectionTypes.map(({ name }) => name))
  return types.map((type) => {
    if (names.has(type.name)) {
      const initialValue: InitialValueResolver<unknown, Record<string, unknown>> = (
        _parameters,
        { getClient },
      ) => sampleSection(getClient({ apiVersion: '2025-02-19' }), type.name)
      return Object.assign({}, type, { initialValue })
    }
    if (type.name !== 'page' || !('fields' in type) || !Array.isArray(type.fields)) return type
    const fields = type.fields.map((field) =>
      field.name === 'sections' ? { ...field, options: { insertMenu: sectionMenu } } : field,
    )
    return { ...type, fields }
  })
}
