import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that serves a built site. */
export interface RunningHost {
  /** Such as "http://127.0.0.1:4000". */
  origin: string
  close: () => Promise<void>
}

/** What some hosts do not do; docs/deploy.md says what it means for visitors. */
export type Lack =
  | 'Markdown at the address of a page'
  | 'addresses in capitals'
  | 'hidden 404 page'
  | 'missing files asked for again'
  | 'parts of a file'
  | 'queries of a redirect and its visitor'
  | 'redirects from a path with a slash'
  | 'vary'

/** A kind of host that the walk can be taken on. */
export interface Host {
  name: string
  /** Why it cannot run on this machine, as a sentence that says what to install; null if it can. */
  missing: () => string | null
  /** What it is known not to do, in alphabetical order. */
  lacks: Lack[]
  /** How it sends text to a browser that accepts gzip and brotli. */
  encodings: string[]
  /** Whether it passes requests below `/lead-api` on; what it passes them to says which path it got. */
  passesOn?: boolean
  /** @throws Error with its output when it does not start */
  start: (folder: string) => Promise<RunningHost>
}

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

/**
 * Starts a program and waits until it is ready, as its output so far or a probe shows.
 * @throws Error with its output when it ends or is not ready within 60 s.
 */
export async function startProgram<Ready>(
  path: string,
  args: readonly string[],
  isReady: (output: string) => Ready | Promise<Ready>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ child: ChildProcess; ready: NonNullable<Ready> }> {
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const told = { output: '', failure: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (told.output += chunk.toString()))
  }
  child.once('error', ({ message }) => (told.failure = message))
  child.once('exit', (code) => (told.failure = `it ended with code ${code}`))
  const deadline = Date.now() + 60_000
  while (told.failure === '' && Date.now() < deadline) {
    const ready = await isReady(told.output)
    if (ready) return { child, ready }
    await sleep(100)
  }
  await endProgram(child)
  const why = told.failure || 'not ready within 60 s'
  throw new Error(`${path} did not start (${why}): ${told.output}`)
}

/** Ends a program and waits for it. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
