import { hosts } from '#src/config/hosts.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { inLanguage } from './queries/in-language.ts'

type Parameters = Record<string, string | readonly string[]>

/** Sanity refuses a longer address; the query of a whole page goes into a body. */
const longestAddress = 11_264

/**
 * The answer of the content API to one GROQ query, published documents only. The build, development
 * and tests use @sanity/client; a visitor's browser sends the same request without it, which saves 34 kB.
 * A query with the parameter `$base` gets the code of the default language, one with `$language` the reader's.
 * @param prefix of the reader's language, "/fr"; empty for the default language
 * @throws Error with a sentence when the API does not answer within 10 s or refuses the query
 */
export async function fetchContent<Result>(
  query: string,
  parameters: Parameters = {},
  prefix = '',
): Promise<Result | null> {
  const all: Parameters = { ...parameters }
  if (query.includes('$base')) all['base'] = await (baseLanguage ??= askBaseLanguage())
  if (query.includes('$language')) all['language'] = prefix.slice(1) || (all['base'] ?? '')
  if (prefix === '') return send<Result>(query, all)
  return send<Result>(inLanguage(query), { ...all, language: prefix.slice(1) })
}

/** The settings name it first; it does not change while a page is open. */
let baseLanguage: Promise<string> | undefined

async function askBaseLanguage(): Promise<string> {
  const first = '*[_type == "siteSettings" && _id == "siteSettings"][0].languages[0].code'
  try {
    return (await send<string>(first, {})) ?? 'en'
  } catch (error) {
    // The next query sends the request again.
    baseLanguage = undefined
    throw error
  }
}

async function send<Result>(query: string, parameters: Parameters): Promise<Result | null> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { sanityClient } = await loadChunk('sanity-client', () => import('./sanity-client.ts'))
    return sanityClient.fetch<Result | null>(query, parameters)
  }
  return plainQuery<Result>(query, parameters)
}

async function plainQuery<Result>(query: string, params: Parameters): Promise<Result | null> {
  const { apiHost, apiVersion, dataset, projectId, useProjectHostname } = hosts.content
  const host = useProjectHostname ? `https://${projectId}.apicdn.sanity.io` : apiHost
  const url = new URL(`${host}/v${apiVersion}/data/query/${dataset}?perspective=published`)
  const get = new URL(url)
  get.searchParams.set('query', query)
  for (const [name, value] of Object.entries(params)) {
    get.searchParams.set(`$${name}`, JSON.stringify(value))
  }
  const signal = AbortSignal.timeout(10_000)
  const response =
    get.href.length > longestAddress
      ? await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query, params }),
          signal,
        })
      : await fetch(get, { signal })
  if (!response.ok) throw new Error(`The content API answered ${response.status}.`)
  const body: { result?: Result } = await response.json()
  return body.result ?? null
}
