import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPortProblems } from './ports.ts'
import type { ChildProcess } from 'node:child_process'
import type { PortSetting } from './ports.ts'

/** A program that is started and shown as one row of the table. */
export interface Service extends PortSetting {
  /** Arguments of Node: the script and its own. */
  args: readonly string[]
  /** A path that responds once the program is ready. */
  readyPath: string
}

const READY_WITHIN_MS = 120_000
const STOP_WITHIN_MS = 5_000
const PROBE_EVERY_MS = 50

/**
 * Runs services in parallel until Ctrl-C or until one of them ends.
 * @returns the exit code: 0 after Ctrl-C; 1 when a port is taken or a service ended
 */
export async function runServices(
  services: readonly Service[],
  print: (line: string) => void,
): Promise<number> {
  const problems = await findPortProblems(services)
  problems.forEach(print)
  if (problems.length > 0) return 1

  const stop = new AbortController()
  const children = services.map((service) => start(service, print))
  const interrupted = whenInterrupted(stop.signal)
  const failed = Promise.race(children.map(({ ended }) => ended))
  const ready = Promise.all(services.map((service) => whenReady(service, stop.signal)))
  ready.then(
    () => stop.signal.aborted || print(addressTable(services)),
    () => {},
  )
  try {
    const message = await Promise.race([interrupted, failed, ready.then(() => interrupted)])
    if (message === undefined) return 0
    print(message)
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
  } finally {
    stop.abort()
    await Promise.all(children.map(({ child }) => end(child)))
  }
  return 1
}

interface Started {
  child: ChildProcess
  /** Resolves with a sentence when the program has ended. */
  ended: Promise<string>
}

function start({ name, args }: Service, print: (line: string) => void): Started {
  const guard = new URL('end-with-parent.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Compiled once, a program starts sooner from then on.
    env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env },
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(`[${name}] ${line}`))
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} could not start: ${error.message}`))
    child.once('exit', (code, signal) => {
      const how = signal ? `signal ${signal}` : `exit code ${code}`
      resolve(`${name} ended unexpectedly (${how}), so the others were stopped.`)
    })
  })
  return { child, ended }
}

async function whenReady({ name, port, readyPath }: Service, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!signal.aborted) {
    const response = await fetch(`http://127.0.0.1:${port}${readyPath}`, { signal }).catch(
      () => undefined,
    )
    await response?.body?.cancel()
    // Any response will do: a site that shows an error is running, and its page explains the error.
    if (response) return
    if (Date.now() > deadline) {
      throw new Error(`${name} did not respond on port ${port} within ${READY_WITHIN_MS / 1000} s.`)
    }
    await sleep(PROBE_EVERY_MS)
  }
}

async function whenInterrupted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const interrupt = (): void => resolve(undefined)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, interrupt)
      signal.addEventListener('abort', () => process.off(name, interrupt))
    }
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await gone
  clearTimeout(force)
}

/** The addresses to open, one per line. */
export function addressTable(services: readonly Service[]): string {
  const width = Math.max(...services.map(({ name }) => name.length))
  const rows = services.map(({ name, port }) => `  ${name.padEnd(width)}  http://localhost:${port}`)
  return ['', ...rows, '', '  Ctrl-C stops everything.', ''].join('\n')
}
