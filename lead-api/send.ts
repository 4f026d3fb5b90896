import type { CallAnswer } from './types.ts'

/** An answer as JSON that nobody stores. */
export function send({ status, body, headers }: CallAnswer): Response {
  const own = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  return Response.json(body, { status, headers: { ...own, ...headers } })
}
