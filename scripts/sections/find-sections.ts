import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '#shared/json.ts'

/** A folder of src/sections, with what its schema exports. */
export interface SectionFolder {
  /** "price-alarm": the folder and the start of its files' names. */
  kebab: string
  /** "priceAlarm": the `_type` in content. */
  camel: string
  /** "PriceAlarm": the component. */
  pascal: string
  /** Its place in the Studio's menu. */
  group: string
  /** The component is part of the first download. */
  eager: boolean
  /** Names of the other object types that the schema exports. */
  members: string[]
}

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The folders of src/sections that have a schema, by name.
 * @throws Error that names the file that is missing or does not export the section
 */
export async function findSections(): Promise<SectionFolder[]> {
  const folder = path.join(root, 'src/sections')
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(folder, name)).includes(`${name}.schema.ts`))
  return Promise.all(names.toSorted().map(readSection))
}

async function readSection(kebab: string): Promise<SectionFolder> {
  const names = sectionNames(kebab)
  const files = readdirSync(path.join(root, 'src/sections', kebab))
  for (const file of [`${kebab}.groq.ts`, `${names.pascal}.tsx`])
    if (!files.includes(file)) throw new Error(`src/sections/${kebab}/${file} is missing.`)
  const file = `src/sections/${kebab}/${kebab}.schema.ts`
  const module: unknown = await import(pathToFileURL(path.join(root, file)).href)
  const schema = isRecord(module) ? module[names.camel] : undefined
  if (!isRecord(module) || !isRecord(schema) || schema['name'] !== names.camel)
    throw new Error(`${file} does not export the section ${names.camel}.`)
  const members = Object.entries(module)
    .filter(([, value]) => isRecord(value) && typeof value['name'] === 'string')
    .map(([name]) => name)
    .filter((name) => name !== names.camel)
  return { ...names, group: String(schema['group']), eager: schema['eager'] === true, members }
}

/** @throws Error when the name is not letters and digits joined by hyphens */
export function sectionNames(kebab: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error('Give the section a name in lower case with hyphens, such as price-alarm.')
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return { kebab, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) }
}
