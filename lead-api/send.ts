import type { CallAnswer } from './types.ts'

/** An answer as JSON that nobody stores. */
export function send({ status, body }: CallAnswer, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
