import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findQueriesInPath, TypeGenerator } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { openApiText } from '#lead-api/openapi/document.ts'
import { parse, typeEvaluate } from 'groq-js'
import type { SchemaType } from 'groq-js'
import { compileSchema } from '#scripts/content/documents.ts'
import { generateMembers, generateRequired, generateShapes } from './generate-fields.ts'
import { isRecord } from '#shared/json.ts'
import { generateFormTables } from './form-tables.ts'
import { findSections } from '#scripts/sections/find-sections.ts'

export interface GeneratedFile {
  /** From the root of the repository, with slashes. */
  path: string
  text: string
}

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Generates, without writing: the types of all schemas and queries in src/content, the required fields,
 * the shape of each field, the OpenAPI file of the hosts that receive leads, and the tables of the forms in the reference.
 * @throws Error that names each invalid query
 */
export async function generateFromContent(): Promise<GeneratedFile[]> {
  const schema = extractSchema(compileSchema(), { enforceRequiredFields: true })
  return [
    {
      path: 'src/content/generated/types.generated.ts',
      text: await generateTypes(schema),
    },
    { path: 'src/content/generated/required.generated.ts', text: generateRequired(schema) },
    {
      path: 'src/content/generated/shapes.generated.ts',
      text: generateShapes(schema) + generateMembers(schema),
    },
    { path: 'docs/lead-hosts.openapi.json', text: openApiText() },
    ...(await generateFormTables(root)),
  ]
}

async function generateTypes(schema: SchemaType): Promise<string> {
  const { files, queries } = findQueriesInPath({
    path: `${root}/src/content/**/!(*.test|*.generated).ts`,
    // From here, `#src/…` means what package.json says.
    resolver: createRequire(import.meta.url).resolve,
  })
  const generator = new TypeGenerator()
  const modules = await collect(queries)
  if (modules.length !== files.length) throw new Error('Some files of src/content were not read.')
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const failures = [
    ...modules.flatMap(({ errors }) => errors.map(explain)),
    ...sources.flatMap(({ file, text }) =>
      untypedQueries(text).map(
        (name) =>
          `${path.relative(root, file)}, ${name}: write the query inside defineQuery(), which gives it its types, or a line // @sanity-typegen-ignore above it.`,
      ),
    ),
  ]
  if (failures.length > 0) throw new Error(failures.join('\n'))
  const { code } = await generator.generateTypes({
    schema,
    queries: toStream(modules),
    root,
    overloadClientMethods: false,
  })
  // The generator silently leaves out a query that it cannot evaluate.
  const lost = modules
    .flatMap((module) => module.queries)
    .filter(({ filename, variable }) => {
      const source = path.relative(root, filename).replaceAll(path.sep, '/')
      return !code.includes(`// Source: ${source}\n// Variable: ${variable.id.name}\n`)
    })
  if (lost.length > 0) {
    const problems = lost.map(({ filename, variable, query }) => {
      const reason = queryProblem(query, schema) ?? 'The type of its result cannot be generated.'
      return `${path.relative(root, filename)}, ${variable.id.name}: ${reason}`
    })
    throw new Error([...(await findFragmentProblems(schema)), ...problems].join('\n'))
  }
  return code
}

/** The names of the queries in a source text that the generator does not see. */
export function untypedQueries(source: string): string[] {
  const untyped =
    /(?<!@sanity-typegen-ignore\n)^(?:export )?const (\w+Query)\b[^=]*=(?!\s*(?:defineQuery\(|groq`))/gm
  return [...source.matchAll(untyped)].flatMap(([, name]) => name ?? [])
}

/** One sentence for each section whose query fragment is wrong: the page query joins all of them. */
async function findFragmentProblems(schema: SchemaType): Promise<string[]> {
  const written = (await findSections()).filter(({ query }) => query === null)
  const problems = written.map(async ({ kebab, camel }) => {
    const file = `src/sections/${kebab}/${kebab}.groq.ts`
    const module: unknown = await import(pathToFileURL(path.join(root, file)).href)
    const fragment = isRecord(module) ? module[camel] : undefined
    if (typeof fragment !== 'string') return `${file} does not export the text ${camel}.`
    const reason = queryProblem(`*[_type == "page"].sections[]{${fragment}}`, schema)
    return reason === null ? null : `${file}, ${camel}: ${reason}`
  })
  return (await Promise.all(problems)).filter((problem) => problem !== null)
}

/** Why the type of a query cannot be evaluated, with the text at the mistake; null when it can. */
function queryProblem(query: string, schema: SchemaType): string | null {
  try {
    typeEvaluate(parse(query), schema)
    return null
  } catch (error) {
    if (!(error instanceof Error)) return String(error)
    const position = 'position' in error && typeof error.position === 'number' ? error.position : -1
    if (position < 0) return error.message
    const before = query.slice(0, position).replaceAll(/\s+/g, ' ').slice(-60)
    const after = query.slice(position).replaceAll(/\s+/g, ' ').slice(0, 20)
    return `${error.message}, after \`${before}\` at \`${after}\``
  }
}

async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of stream) items.push(item)
  return items
}

async function* toStream<T>(items: T[]): AsyncGenerator<T> {
  yield* items
}

function explain(error: Error): string {
  return error.message.replaceAll(`${root}/`, '')
}
