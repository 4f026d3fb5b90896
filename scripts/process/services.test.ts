import { spawn, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#shared/local-server.ts'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { readPort } from './ports.ts'
import { addressTable, runServices } from './services.ts'
import type { Service } from './services.ts'

/** A web server that ends with `code` after `ms`, if given. */
async function service(name: string, ending?: { code: number; ms: number }): Promise<Service> {
  const number = await freePort()
  const serve = `require('http').createServer((q, s) => s.end('ok')).listen(${number}, '127.0.0.1');`
  const end = ending ? `setTimeout(() => process.exit(${ending.code}), ${ending.ms});` : ''
  return {
    name,
    variable: `${name.toUpperCase()}_PORT`,
    port: number,
    args: ['-e', `${serve}${end}console.log('hello from ' + process.pid)`],
    readyPath: '/',
  }
}

function pids(lines: readonly string[]): number[] {
  return lines.flatMap((line) => /hello from (\d+)/.exec(line)?.[1] ?? []).map(Number)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the addresses are shown once everything answers, and Ctrl-C ends all of it', async () => {
  const services = [await service('Site'), await service('Sandbox')]
  const lines: string[] = []
  const run = runServices(services, (line) => lines.push(line))
  await expect.poll(() => lines.join('\n'), { timeout: 10_000 }).toContain('http://localhost:')
  expect(pids(lines)).toHaveLength(2)
  expect(pids(lines).every(isAlive)).toBe(true)
  process.emit('SIGINT')
  expect(await run).toBe(0)
  expect(pids(lines).some(isAlive)).toBe(false)
}, 20_000)

test('a program that dies ends the others and is named', async () => {
  const services = [await service('Site'), await service('Sandbox', { code: 3, ms: 300 })]
  const lines: string[] = []
  expect(await runServices(services, (line) => lines.push(line))).toBe(1)
  expect(lines).toContain('Sandbox ended unexpectedly (exit code 3), so the others were stopped.')
  expect(pids(lines).some(isAlive)).toBe(false)
}, 20_000)

/** `npm start` of a project with one program; its ids by who they are. */
async function npmStart() {
  const { args, ...rest } = await service('Site')
  const module = JSON.stringify(new URL('services.ts', import.meta.url))
  const guard = new URL('end-with-parent.ts', import.meta.url).href
  const settings = JSON.stringify([{ ...rest, args }])
  const folder = await temporaryFolder({
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { start: `"${process.execPath}" --import ${guard} start.js` },
    }),
    'start.js': `import { runServices } from ${module}
      console.log('hello from ' + process.pid)
      process.exitCode = await runServices(${settings}, (line) => console.log(line))`,
  })
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void npm.kill('SIGKILL'))
  let said = ''
  npm.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()))
  await expect.poll(() => pids(said.split('\n')), { timeout: 20_000 }).toHaveLength(2)
  const [script = 0, site = 0] = pids(said.split('\n'))
  return { npm, script, site }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a supervisor that ends npm by %s has ended everything that npm started',
  async (signal) => {
    const { npm, script, site } = await npmStart()
    npm.kill(signal)
    await expect.poll(() => [script, site].filter(isAlive), { timeout: 10_000 }).toEqual([])
  },
  40_000,
)

const keepRunning = ['start', 'sandbox', 'preview', 'lead-api']

test.each(keepRunning)('npm run %s watches whether npm is still there', async (name) => {
  const scripts: unknown = JSON.parse(await readFile('package.json', 'utf8'))
  expect(scripts).toHaveProperty(
    ['scripts', name],
    expect.stringContaining('node --import ./scripts/process/end-with-parent.ts '),
  )
})

test('a program does not outlive the script that started it', async () => {
  const { script, site } = await npmStart()
  process.kill(script, 'SIGKILL')
  await expect.poll(() => isAlive(site), { timeout: 10_000 }).toBe(false)
}, 40_000)

test('a taken port is named before anything starts', async () => {
  const taken = await service('Site')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken.port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const lines: string[] = []
  expect(await runServices([taken], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual([
    `Port ${taken.port} (Site) is taken. Stop the other program, or set SITE_PORT to a free port.`,
  ])
})

test('a port comes from the environment, and a wrong one is a sentence', () => {
  vi.stubEnv('SITE_PORT', '')
  expect(readPort('SITE_PORT', 5173)).toBe(5173)
  vi.stubEnv('SITE_PORT', '6000')
  expect(readPort('SITE_PORT', 5173)).toBe(6000)
  vi.stubEnv('SITE_PORT', 'eighty')
  expect(() => readPort('SITE_PORT', 5173)).toThrow('SITE_PORT must be a port from 1 to 65535')
  vi.unstubAllEnvs()
})

test('the ports of .env count for every program, and those of the shell before them', async () => {
  const folder = await temporaryFolder({ '.env': 'SITE_PORT=6001\nSANDBOX_PORT=6002\n' })
  const module = JSON.stringify(new URL('ports.ts', import.meta.url))
  const code = `import { readPort } from ${module}
    console.log(['SITE_PORT', 'SANDBOX_PORT', 'STUDIO_PORT'].map((name) => readPort(name, 1)).join())`
  const env: NodeJS.ProcessEnv = { ...process.env, SITE_PORT: '6003' }
  delete env['SANDBOX_PORT']
  delete env['STUDIO_PORT']
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect({ stdout, stderr }).toEqual({ stdout: '6003,6002,1\n', stderr: '' })
})

test('every program is a row of the table', () => {
  const rows = addressTable([
    { name: 'Site', variable: 'A', port: 1, args: [], readyPath: '/' },
    { name: 'Studio', variable: 'B', port: 2, args: [], readyPath: '/' },
  ])
  expect(rows).toContain('  Site    http://localhost:1\n  Studio  http://localhost:2\n')
})

test('site and Studio start side by side without replacing the bundled packages of each other', async () => {
  const [site, studio] = await Promise.all(
    ['vite.config.ts', 'studio/vite.config.ts'].map((configFile) =>
      resolveConfig({ configFile }, 'serve'),
    ),
  )
  expect(site?.cacheDir).not.toBe(studio?.cacheDir)
})
