import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What every request of the walk is made with; `fetch` would change a target such as `//owner`. */
export interface Question {
  method?: string
  headers?: Record<string, string>
}

/** Sends the target as it is written, and follows nothing. */
export function ask(origin: string, target: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, ...question }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** An answer after at most three redirects, and where it was found. */
export async function follow(origin: string, target: string): Promise<Answer & { at: string }> {
  let at = target
  for (let hop = 0; hop < 4; hop += 1) {
    const answer = await ask(origin, at)
    const { location } = answer.headers
    if (location === undefined) return { ...answer, at }
    const next = new URL(location, origin + at)
    if (next.origin !== origin) return { ...answer, at: next.href }
    at = next.pathname + next.search
  }
  throw new Error(`${target} is still redirected after four answers, to ${at}.`)
}
