// @vitest-environment node
import { expect, test } from 'vitest'
import { runCommands } from './commands.ts'
import { createRebuilds } from './rebuilds.ts'

const never = new AbortController().signal
const { env } = process

function node(code: string, after = ''): { command: string; env: NodeJS.ProcessEnv } {
  return { command: `"${process.execPath}" -e "${code}"${after}`, env }
}

test('a rebuild that failed is retried until it succeeds, and its reason is logged', async () => {
  const log: string[] = []
  let runs = 0
  const rebuilds = createRebuilds({
    rebuild: async () => {
      runs += 1
      if (runs < 3) throw new Error('The CMS is down.')
    },
    log: (line) => log.push(line),
    pauses: [1, 1, 1],
  })
  rebuilds.request(1000)
  await rebuilds.idle()
  expect(runs).toBe(3)
  expect(log).toEqual([1, 2].map(() => expect.stringContaining('The CMS is down. Retrying')))
  expect(rebuilds.covers(999)).toBe(true)
})

test('a rebuild that keeps failing ends, and the next change starts again', async () => {
  const log: string[] = []
  const rebuilds = createRebuilds({
    rebuild: () => Promise.reject(new Error('No.')),
    log: (line) => log.push(line),
    pauses: [1],
  })
  rebuilds.request(1000)
  await rebuilds.idle()
  expect(log).toEqual([
    expect.stringContaining('No. Retrying'),
    'No. The next change starts another.',
  ])
  expect(rebuilds.covers(999)).toBe(false)
  expect(rebuilds.request()).toBe('starts')
  await rebuilds.idle()
  expect(log).toHaveLength(4)
})

test('a change does not wait for the pause after a failure', async () => {
  let runs = 0
  const rebuilds = createRebuilds({
    rebuild: async () => {
      runs += 1
      if (runs === 1) throw new Error('No.')
    },
    log: () => rebuilds.request(),
    pauses: [3_600_000],
  })
  rebuilds.request()
  await rebuilds.idle()
  expect(runs).toBe(2)
})

test('what a rebuild reads does not stand for a change that came while it ran', async () => {
  const endings: (() => void)[] = []
  const rebuilds = createRebuilds({
    rebuild: () => new Promise((resolve) => endings.push(resolve)),
    log: () => {},
  })
  rebuilds.request(1000)
  expect(rebuilds.request(2000)).toBe('waits')
  endings[0]?.()
  await expect.poll(() => rebuilds.covers(999)).toBe(true)
  expect(rebuilds.covers(1500)).toBe(false)
  endings[1]?.()
})

test('the site is built and then deployed, and what both say is in the log', async () => {
  const log: string[] = []
  const commands = [node("console.log('built')"), node("console.error('deployed')")]
  await runCommands({ commands, log: (line) => log.push(line) }, never)
  expect(log).toEqual(['built', expect.stringContaining('took'), 'deployed', expect.any(String)])
})

test('a build that failed is not deployed', async () => {
  const log: string[] = []
  const commands = [node('process.exit(3)'), node("console.log('deployed')")]
  const run = runCommands({ commands, log: (line) => log.push(line) }, never)
  await expect(run).rejects.toThrow('failed (3).')
  expect(log).toEqual([])
})

test('a build that hangs is ended with all that it started', async () => {
  // Two commands, so that the shell stays beside the one that hangs and holds the output open.
  const command = node('setInterval(() => {}, 1000)', '; true')
  const run = runCommands({ commands: [command], log: () => {}, limit: 500 }, never)
  await expect(run).rejects.toThrow('took longer than 0.5 s.')
})

test('closing ends the build that runs', async () => {
  const lines: string[] = []
  const command = node("console.log('begun'); setInterval(() => {}, 1000)")
  const rebuilds = createRebuilds({
    rebuild: (signal) =>
      runCommands({ commands: [command], log: (line) => lines.push(line) }, signal),
    log: (line) => lines.push(line),
  })
  rebuilds.request()
  await expect.poll(() => lines, { timeout: 10_000 }).toEqual(['begun'])
  await rebuilds.close()
  expect(lines).toEqual(['begun'])
})
