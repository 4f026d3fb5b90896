import { isArraySchemaType, isObjectSchemaType } from '@sanity/types'
import type { SchemaType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import type { ContentDocument } from './content-file.ts'
import { compileSchema } from './content-schema.ts'

/** A link that the migration changes. */
interface LinkChange {
  /** Such as "sections[2].action.to". */
  path: string
  /** The address that stood there. */
  from: string
  /** The id of the page it leads to now; undefined for an address. */
  page: string | undefined
}

interface Migration {
  document: ContentDocument
  changes: LinkChange[]
}

/** The ids of pages by their paths; a page that was never published counts by its draft. */
export function pagesByPath(documents: readonly ContentDocument[]): Map<string, string> {
  const pages = documents.filter(({ _type, path }) => _type === 'page' && typeof path === 'string')
  const published = pages.filter(({ _id }) => !_id.includes('.'))
  const drafts = pages.filter(({ _id }) => _id.startsWith('drafts.'))
  return new Map(
    [...drafts, ...published].map(({ _id, path }) => [String(path), _id.replace(/^drafts\./, '')]),
  )
}

/**
 * Turns the links of a document that are text, or that name a page by its path, into links that refer to
 * the page, and the paths in a list of pages too. Everything else stays as it is; a document migrated twice changes once.
 * @param pages ids by path
 */
export function migrateLinks(
  document: ContentDocument,
  pages: ReadonlyMap<string, string>,
): Migration {
  const changes: LinkChange[] = []
  const type = compiled().get(document._type)
  const migrated = type && isObjectSchemaType(type) ? visitFields(document, type, '') : document
  return { document: { ...document, ...migrated }, changes }

  function visit(value: unknown, schema: SchemaType, path: string): unknown {
    if (isLink(schema)) return migrateLink(value, path)
    if (isArraySchemaType(schema) && Array.isArray(value))
      return value.map((item, index) => visitMember(item, schema.of, `${path}[${index}]`))
    return isObjectSchemaType(schema) && isRecord(value) ? visitFields(value, schema, path) : value
  }

  function visitMember(item: unknown, candidates: SchemaType[], path: string): unknown {
    if (typeof item === 'string' && candidates.some(({ name }) => name === 'reference'))
      return migratePath(item, path)
    const schema = isRecord(item) && candidates.find(({ name }) => name === item['_type'])
    return schema ? visit(item, schema, path) : item
  }

  function visitFields(
    value: Record<string, unknown>,
    schema: SchemaType,
    path: string,
  ): Record<string, unknown> {
    if (!isObjectSchemaType(schema)) return value
    const types = new Map(schema.fields.map(({ name, type: of }) => [name, of]))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const of = types.get(name)
        return [name, of ? visit(field, of, path === '' ? name : `${path}.${name}`) : field]
      }),
    )
  }

  /** The path of a page in a list of pages. */
  function migratePath(item: string, path: string): unknown {
    const target = targetOf(item, pages)
    if (!target) return item
    changes.push({ path, from: item, page: target.page._ref })
    return { _key: target.page._ref, ...target.page }
  }

  function migrateLink(value: unknown, path: string): unknown {
    const old = typeof value === 'string' ? { _type: 'link', href: value } : value
    if (!isRecord(old) || typeof old['href'] !== 'string' || old['page'] !== undefined) return value
    const { href, ...rest } = old
    const target = targetOf(href, pages)
    if (value === old && target === undefined) return value
    changes.push({ path, from: href, page: target?.page._ref })
    return href === '' ? undefined : { ...rest, ...(target ?? { href }) }
  }
}

/** The page at a path, with the part after `#`; undefined for any other address, one with a query too. */
function targetOf(href: string, pages: ReadonlyMap<string, string>) {
  const [path = '', anchor] = href.split('#')
  const id = pages.get(path.replace(/(.)\/$/, '$1'))
  if (id === undefined) return undefined
  const page = { _type: 'reference', _ref: id, _weak: true }
  return anchor ? { page, anchor } : { page }
}

function isLink(schema: SchemaType): boolean {
  // The innermost type, of which Sanity makes all others, has none.
  return schema.name === 'link' || Boolean(schema.type && isLink(schema.type))
}

let known: ReturnType<typeof compileSchema> | undefined

function compiled() {
  known ??= compileSchema()
  return known
}
