import { sectionGroups } from '#schemas/fields/section-groups.ts'
import type { SectionGroup } from '#schemas/fields/section-groups.ts'

/** Schemas and queries of sections are in these folders, in one folder for each group. */
export const schemaFolder = 'schemas/objects/sections'
export const fragmentFolder = 'src/content/queries/sections'

/** The groups of the Studio's menu, in its order. */
export const groups = Object.keys(sectionGroups).filter(isGroup)

/** What the files of a section are named after: its name as files, types and titles spell it, and its group. */
export interface SectionNames {
  /** "price-alarm": files and folders. */
  kebab: string
  /** "priceAlarm": the `_type` in content. */
  camel: string
  /** "PriceAlarm": the component. */
  pascal: string
  /** "Price alarm": what editors read. */
  title: string
  /** "prices": where the Studio's menu offers it, and the folder of its schema and its query. */
  group: SectionGroup
}

/** @throws Error when the words are not letters and digits joined by hyphens, or no group has this name */
export function sectionNames(kebab: string, group: string): SectionNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error('Give the section a name in lower case with hyphens, such as price-alarm.')
  if (!isGroup(group))
    throw new Error(`There is no group "${group}". Choose one of ${groups.join(', ')}.`)
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    kebab,
    camel,
    pascal: capitalize(camel),
    title: capitalize(kebab.replaceAll('-', ' ')),
    group,
  }
}

/** "builtFor" → "built-for" */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isGroup(name: string): name is SectionGroup {
  return Object.hasOwn(sectionGroups, name)
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
