import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Rebuilds of the site: one runs, at most one more waits. */
export interface Rebuilds {
  request: () => 'starts' | 'waits'
  /** Resolves when no rebuild runs or waits. */
  idle: () => Promise<void>
  /** Stops the running rebuild and accepts no more. */
  close: () => Promise<void>
}

interface RebuildOptions {
  /** Builds and deploys; rejects with a sentence. */
  rebuild: (signal: AbortSignal) => Promise<void>
  log: (line: string) => void
  /** Milliseconds before each retry of a failed rebuild. */
  pauses?: readonly number[]
}

const minute = 60_000

/**
 * Merges requests for rebuilds. A failed rebuild is retried after each pause, or at once when
 * something else changes, because Sanity does not repeat a delivery that was accepted.
 */
export function createRebuilds({
  rebuild,
  log,
  pauses = [minute, 2 * minute, 5 * minute, 15 * minute],
}: RebuildOptions): Rebuilds {
  const closing = new AbortController()
  let hasRequest = false
  let running: Promise<void> | undefined
  let wake = new AbortController()

  async function work(): Promise<void> {
    let failures = 0
    while (hasRequest && !closing.signal.aborted) {
      hasRequest = false
      wake = new AbortController()
      try {
        await rebuild(closing.signal)
        failures = 0
      } catch (error) {
        if (closing.signal.aborted) break
        const pause = pauses[failures++]
        const next =
          pause === undefined
            ? 'The next change starts another.'
            : `Retrying in ${pause / minute} min.`
        log(`${error instanceof Error ? error.message : String(error)} ${next}`)
        if (pause === undefined) continue
        hasRequest = true
        const signal = AbortSignal.any([wake.signal, closing.signal])
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }
    // Right here: a request that came before a later callback would wait for a finished run.
    running = undefined
  }

  return {
    request: () => {
      hasRequest = true
      if (running) {
        wake.abort()
        return 'waits'
      }
      running = work()
      return 'starts'
    },
    idle: async () => running,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/**
 * Runs shell commands in order; their output appears in this process's.
 * @param limit milliseconds that each command may take
 * @throws Error with a sentence when one fails or takes too long
 */
export async function runCommands(
  commands: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  limit = 15 * minute,
): Promise<void> {
  for (const command of commands) {
    const timeout = AbortSignal.timeout(limit)
    const ending = await run(command, env, AbortSignal.any([signal, timeout]))
    if (timeout.aborted) throw new Error(`"${command}" took longer than ${limit / 1000} s.`)
    if (ending !== 0) throw new Error(`"${command}" failed (${ending}).`)
  }
}

/** Resolves with the exit code, or a description of how else the command ended. */
function run(
  command: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<number | string> {
  // A separate process group, so that everything the shell started ends with it.
  const child = spawn(command, { shell: true, detached: true, env, stdio: 'inherit' })
  function stop(): void {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, name) => {
      signal.removeEventListener('abort', stop)
      resolve(code ?? `signal ${name}`)
    })
  })
}
