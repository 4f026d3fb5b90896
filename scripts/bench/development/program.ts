import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** `npm start`, once it has printed its addresses. */
export interface Development {
  site: string
  studio: string
  /** Milliseconds until the addresses were there. */
  printed: number
  stop: () => Promise<void>
}

/**
 * Runs `npm start` of this working copy.
 * @throws Error with what it printed when it ends before its addresses
 */
export async function startDevelopment(): Promise<Development> {
  const started = performance.now()
  // A group of its own, which gets Ctrl-C as a whole like one at a terminal.
  const program = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  const ended = once(program, 'exit')
  const lines: string[] = []
  const addresses = new Map<string, string>()
  for await (const line of createInterface({ input: program.stdout })) {
    lines.push(line)
    const [, name, address] = /^ {2}(\w+) +(http\S+)$/.exec(line) ?? []
    if (name && address) addresses.set(name, address)
    if (line.includes('Ctrl-C')) break
  }
  const printed = performance.now() - started
  const site = addresses.get('Site')
  const studio = addresses.get('Studio')
  if (!site || !studio) throw new Error(`npm start ended:\n${lines.join('\n')}`)
  program.stdout.resume()
  return {
    site,
    studio,
    printed,
    async stop() {
      if (program.pid !== undefined) process.kill(-program.pid, 'SIGINT')
      await ended
    },
  }
}
