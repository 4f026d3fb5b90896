import { type ClientConfig, createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import type { ContentDocument } from './content-file.ts'

const config: ClientConfig = {
  projectId: 'offline',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
}

/** A content client that queries these documents, so that validation rules with queries work offline. */
export function createOfflineClient(documents: ContentDocument[]) {
  return createClient({
    ...config,
    resolveFetch: () => async (input) => respond(new URL(toAddress(input)), documents),
  })
}

async function respond(url: URL, dataset: ContentDocument[]): Promise<Response> {
  const query = url.searchParams.get('query') ?? 'null'
  const params = Object.fromEntries(
    [...url.searchParams]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
  )
  const value = await evaluate(parse(query, { params }), { dataset, params })
  return Response.json({ result: await value.get(), query, ms: 0 })
}

function toAddress(input: RequestInfo | URL): string | URL {
  return input instanceof Request ? input.url : input
}
