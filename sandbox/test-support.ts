import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createClient } from '@sanity/client'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { startSandbox } from './adapters/node.ts'
import type { SandboxServer } from './adapters/node.ts'
import { createSandbox } from './sandbox.ts'
import type { ClientConfig, SanityClient } from '@sanity/client'
import type { Sandbox, SandboxOptions } from './sandbox.ts'

/** A temporary folder with `files` (path to content), removed after the test. */
export async function temporaryFolder(
  files: Record<string, string | Uint8Array> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

/** One JSON document per line: the import format. */
export function ndjson(...documents: readonly unknown[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

/** An image: the left half is red, the right half blue. */
export async function twoColors(width: number, height: number): Promise<Uint8Array> {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: '#f00' } as const
  const red = await sharp({ create: half }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A sandbox with a log to inspect; `ask` sends a request to one of its paths. */
export interface TestSandbox {
  sandbox: Sandbox
  log: string[]
  ask: (path: string, init?: RequestInit) => Promise<Response>
}

/** A sandbox whose content folder contains `files`. */
export async function sandboxWith(
  files: Record<string, string | Uint8Array>,
  options: SandboxOptions = {},
): Promise<TestSandbox> {
  const log: string[] = []
  const sandbox = await createSandbox({
    contentDir: await temporaryFolder(files),
    log: (line) => log.push(line),
    ...options,
  })
  onTestFinished(() => sandbox.close())
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    sandbox.fetch(new Request(`${sandbox.origin}${path}`, init))
  return { sandbox, log, ask }
}

/** A sandbox on a free port whose content folder contains `files`. */
export async function servedSandbox(
  files: Record<string, string | Uint8Array> = {},
  options: SandboxOptions = {},
): Promise<SandboxServer> {
  const contentDir = await temporaryFolder(files)
  const server = await startSandbox({ contentDir, port: 0, log: () => {}, ...options })
  onTestFinished(() => server.close())
  return server
}

/** The address of a query with its parameters. */
export function queryPath(
  query: string,
  params: Record<string, unknown> = {},
  version = 'v2025-02-19',
): string {
  const search = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `/${version}/data/query/production?${search}`
}

/** Sanity's client, connected to a sandbox in this process; signed in as the local editor by default. */
export function clientOf(
  sandbox: Pick<Sandbox, 'origin' | 'fetch'>,
  config: ClientConfig = {},
): SanityClient {
  return createClient({
    projectId: 'sandbox',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: sandbox.origin,
    useProjectHostname: false,
    useCdn: false,
    token: 'any',
    resolveFetch: () => (input, init) => sandbox.fetch(new Request(input, init)),
    ...config,
  })
}
