import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 500

/**
 * Settles when the npm process that runs this script has ended, in whatever way. Never settles without
 * npm: then the terminal signals the script itself.
 */
export async function npmGone(signal: AbortSignal): Promise<void> {
  if (process.env['npm_lifecycle_event'] === undefined) return new Promise(() => {})
  const parent = process.ppid
  const { name, parent: grandparent } = describe(parent)
  // npm starts scripts in a shell, which outlives npm.
  await gone(name.endsWith('sh') && grandparent ? [parent, grandparent] : [parent], signal)
}

/** Settles when one of these processes has ended. */
export function gone(pids: readonly number[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (pids.every(isAlive)) return
      clearInterval(timer)
      resolve()
    }, LOOK_EVERY_MS)
    timer.unref()
    signal?.addEventListener('abort', () => clearInterval(timer))
  })
}

/** False for a zombie: a process that has ended but was not waited for. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return statusOf(pid)?.state !== 'Z'
}

function describe(pid: number): { name: string; parent: number | null } {
  const status = statusOf(pid)
  if (status) return status
  // On systems without /proc.
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(stdout ?? '') ?? []
  return { name, parent: parent ? Number(parent) : null }
}

/** Name, state and parent of a process, from /proc; null without /proc. */
function statusOf(pid: number): { name: string; state: string; parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', state = '', parent] = /\((.*)\) (\S) (\d+)/.exec(text) ?? []
    return { name, state, parent: Number(parent) }
  } catch {
    return null
  }
}
