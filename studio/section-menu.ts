import type { SanityClient } from '@sanity/client'
import { isRecord } from '#shared/json.ts'
import { sectionGroups } from '#schemas/fields/section.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { inDefaultLanguage } from './languages/languages.ts'

// As data URLs, which both the Studio's policy and the site's allow: the frame of Presentation shows them too.
const thumbnails: Record<string, string> = import.meta.glob('../src/sections/*/*.webp', {
  eager: true,
  import: 'default',
  query: '?inline',
})

export function thumbnailOf(type: string): string | undefined {
  const folder = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return thumbnails[`../src/sections/${folder}/${folder}.webp`]
}

/** The menu that adds a section: by group, with a thumbnail of each; its icon where there is none yet. */
export const sectionMenu = {
  groups: Object.entries(sectionGroups).map(([name, title]) => ({
    name,
    title,
    of: sectionTypes.filter(({ group }) => group === name).map((section) => section.name),
  })),
  views: [{ name: 'grid', previewImageUrl: thumbnailOf }, { name: 'list' }],
}

const SAMPLE = `*[_type == "page" && ${inDefaultLanguage}].sections[_type == $type && hidden != true]`

/** The fields that a new section begins with: those of the first of its kind on a published page. */
export async function sampleSection(
  client: Pick<SanityClient, 'fetch'>,
  type: string,
): Promise<Record<string, unknown>> {
  const samples: unknown[] = await client.fetch(SAMPLE, { type }, { perspective: 'published' })
  const { _key, hidden: _hidden, ...fields } = samples.find(isRecord) ?? {}
  return fields
}
