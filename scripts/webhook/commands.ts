import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

interface CommandOptions {
  /** Shell commands with their variables, run in order; the first that fails ends the run. */
  commands: readonly { command: string; env: NodeJS.ProcessEnv }[]
  log: (line: string) => void
  /** Time limit of each command in milliseconds. */
  limit?: number
}

const LIMIT_MS = 15 * 60_000

/**
 * Runs the commands that rebuild the site, and logs their output.
 * @throws Error with a sentence when one fails or takes too long
 */
export async function runCommands(
  { commands, log, limit = LIMIT_MS }: CommandOptions,
  signal: AbortSignal,
): Promise<void> {
  for (const { command, env } of commands) {
    const started = performance.now()
    const timeout = AbortSignal.timeout(limit)
    const ending = await run(command, { env, log }, AbortSignal.any([signal, timeout]))
    if (timeout.aborted) throw new Error(`"${command}" took longer than ${limit / 1000} s.`)
    if (ending !== 0) throw new Error(`"${command}" failed (${ending}).`)
    log(`"${command}" took ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
}

/** Resolves with the exit code, or a description of how else the command ended. */
function run(
  command: string,
  { env, log }: { env: NodeJS.ProcessEnv } & Pick<CommandOptions, 'log'>,
  signal: AbortSignal,
): Promise<number | string> {
  // A separate process group, so that everything the shell started ends with it.
  const child = spawn(command, {
    shell: true,
    detached: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', log)
  }
  const stop = (): void => killGroup(child.pid)
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

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
