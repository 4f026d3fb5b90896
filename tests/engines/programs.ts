import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'

interface Program {
  /** Debian's package. */
  debian: string
  paths: readonly string[]
}

const programs = {
  firefox: { debian: 'firefox-esr', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkitDriver: { debian: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  miniBrowser: {
    debian: 'webkit2gtk-driver',
    paths: ['4.1', '4.0', '6.0'].flatMap((version) =>
      ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    ),
  },
  screen: { debian: 'xvfb', paths: ['/usr/bin/Xvfb'] },
} as const satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

/** Path of an installed program, or undefined. */
function findProgram(name: ProgramName): string | undefined {
  return programs[name].paths.find((path) => existsSync(path))
}

/**
 * Path of an installed program.
 * @throws Error with the command that installs it.
 */
export function requireProgram(name: ProgramName): string {
  const found = findProgram(name)
  if (found) return found
  throw new Error(`Not found: ${programs[name].paths[0]}. ${howToInstall([name])}`)
}

/** A sentence for the first run: which packages are missing and how to install them; undefined if none. */
export function describeMissingPrograms(): string | undefined {
  const names: ProgramName[] = ['firefox', 'webkitDriver', 'miniBrowser', 'screen']
  const missing = names.filter((name) => findProgram(name) === undefined)
  return missing.length === 0 ? undefined : howToInstall(missing)
}

function howToInstall(names: readonly ProgramName[]): string {
  const packages = [...new Set(names.map((name) => programs[name].debian))]
  return `On Debian install what is missing with: apt-get install -y ${packages.join(' ')}`
}

/**
 * Starts a program and waits until it is ready, as its output so far tells or as a probe finds out.
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
