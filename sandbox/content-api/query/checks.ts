import { isRecord } from '#shared/json.ts'

/** Functions that groq-js 2 parses but cannot evaluate; they are refused before evaluation. */
const UNSUPPORTED = new Set([
  'documents::get',
  'documents::incomingGlobalDocumentReferenceCount',
  'documents::incomingRefCount',
  'geo::contains',
  'geo::distance',
  'geo::intersects',
  'geo::latLng',
  'media::aspect',
  'text::query',
  'text::semanticSimilarity',
  'user::attributes',
])

/** The first function of the parsed query that is not implemented here. */
export function findUnsupported(node: unknown): string | undefined {
  if (Array.isArray(node)) return firstOf(node)
  if (!isRecord(node) || node['type'] === 'Value') return undefined
  const name = `${String(node['namespace'])}::${String(node['name'])}`
  if (node['type'] === 'FuncCall' && UNSUPPORTED.has(name)) return name
  return firstOf(Object.values(node))
}

function firstOf(nodes: readonly unknown[]): string | undefined {
  for (const node of nodes) {
    const found = findUnsupported(node)
    if (found !== undefined) return found
  }
  return undefined
}

// Skips strings and comments, where a dollar sign is not a parameter.
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*|\$([A-Za-z_][A-Za-z0-9_]*)/g

/** The first `$name` in the query text that is missing from `params`, with its position. */
export function findMissingParam(
  query: string,
  params: Record<string, unknown>,
): { name: string; start: number } | undefined {
  const functionParams = new Set(declaredParams(query))
  for (const match of query.matchAll(TOKEN)) {
    const name = match[1]
    if (name !== undefined && !Object.hasOwn(params, name) && !functionParams.has(name)) {
      return { name, start: match.index }
    }
  }
  return undefined
}

/** Parameters that GROQ functions declare: `fn sort::by($list) = …`. */
function declaredParams(query: string): string[] {
  const heads = query.matchAll(/\bfn\s+[\w:]+\s*\(([^)]*)\)/g)
  return [...heads].flatMap(([, list = '']) =>
    [...list.matchAll(/\$(\w+)/g)].flatMap(([, name]) => name ?? []),
  )
}
