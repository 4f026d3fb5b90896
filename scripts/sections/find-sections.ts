import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '#shared/json.ts'
import { deriveQuery } from './section-query.ts'

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
  /** When the component is downloaded: `first` with the app, `common` with others that many pages have, else alone. */
  download: unknown
  /** Whether it opens a page that is read. */
  forReading: boolean
  /** Names of the other object types that the schema exports. */
  members: string[]
  /** The source of its query fragment, which requests all its fields; null when the folder has its own. */
  query: string | null
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
  const modules = await Promise.all(names.toSorted().map(readSchemas))
  const types = Object.fromEntries(modules.flatMap(({ schemas }) => Object.entries(schemas)))
  return modules.map(({ kebab, schemas }) => describeSection(kebab, schemas, types))
}

/** What the schema file of a section exports. */
async function readSchemas(kebab: string) {
  const file = `src/sections/${kebab}/${kebab}.schema.ts`
  const schemas: unknown = await import(pathToFileURL(path.join(root, file)).href)
  return { kebab, schemas: isRecord(schemas) ? schemas : {} }
}

function describeSection(
  kebab: string,
  schemas: Record<string, unknown>,
  types: Record<string, unknown>,
): SectionFolder {
  const folder = `src/sections/${kebab}`
  const names = sectionNames(kebab)
  const files = readdirSync(path.join(root, folder))
  if (!files.includes(`${names.pascal}.tsx`))
    throw new Error(`${folder}/${names.pascal}.tsx is missing.`)
  const schema = schemas[names.camel]
  if (!isRecord(schema) || schema['name'] !== names.camel)
    throw new Error(`${folder}/${kebab}.schema.ts does not export the section ${names.camel}.`)
  const members = Object.entries(schemas)
    .filter(([, value]) => isRecord(value) && typeof value['name'] === 'string')
    .map(([name]) => name)
    .filter((name) => name !== names.camel)
  const hasQuery = files.includes(`${kebab}.groq.ts`)
  const query = hasQuery ? null : deriveQuery(types, names.camel)
  if (!hasQuery && query === null) throw new Error(`${folder}/${kebab}.groq.ts is missing.`)
  return {
    ...names,
    group: String(schema['group']),
    download: schema['download'],
    forReading: schema['forReading'] === true,
    members,
    query,
  }
}

/** @throws Error when the name is not letters and digits joined by hyphens */
export function sectionNames(kebab: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error('Give the section a name in lower case with hyphens, such as price-alarm.')
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return { kebab, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) }
}
