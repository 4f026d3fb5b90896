import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded before a program that keeps running (node --import …). npm passes signals to its shell only, and
// the script that started a program may be killed: without this, the program would keep its port.

const LOOK_EVERY_MS = 500
const PATIENCE_MS = 5_000

/** Name and parent of a process; null where the system has no /proc. */
function describe(pid: number): { name: string; parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', parent] = /\((.*)\) \S (\d+)/.exec(text) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

if (isMainThread) {
  const parent = process.ppid
  const shell = describe(parent)
  // npm starts scripts in a shell, which outlives npm.
  const watched = shell?.name.endsWith('sh') ? [parent, shell.parent] : [parent]
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return
    clearInterval(timer)
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
