import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Lead } from '#lead-api/types.ts'
import type { Fault } from '#sandbox/lead-api/faults.ts'
import { findPortProblems, readPort } from '#scripts/process/ports.ts'
import { endProgram, startProgram } from './programs.ts'

const state = '.cache/engines-sandbox'
const port = readPort('PREVIEW_PORT', 4173)
const sandboxPort = readPort('SANDBOX_PORT', 4100)
const sandbox = `http://localhost:${sandboxPort}`

/** The previewed build with an inbox of its own. */
export interface Site {
  origin: string
  leads: () => Promise<Lead[]>
  inject: (...faults: Fault[]) => Promise<void>
  /** Empties the inbox and takes the faults back. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** @throws Error with a sentence when a port is taken or the build is missing and fails. */
export async function startSite(): Promise<Site> {
  const problems = await findPortProblems([
    { name: 'preview', variable: 'PREVIEW_PORT', port },
    { name: 'sandbox', variable: 'SANDBOX_PORT', port: sandboxPort },
  ])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await rm(state, { recursive: true, force: true })
  await build()
  const { child } = await startProgram(
    process.execPath,
    ['scripts/preview.ts'],
    (output) => output.includes(`http://localhost:${port}`),
    { ...process.env, SANDBOX_STATE_DIR: state },
  )
  return {
    origin: `http://localhost:${port}`,
    async leads() {
      const all: Lead[] = await (await fetch(`${sandbox}/inbox.json`)).json()
      return all
    },
    async inject(...faults) {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'PUT', headers, body: JSON.stringify(faults) }
      const answer = await fetch(`${sandbox}/faults`, init)
      if (!answer.ok) throw new Error(await answer.text())
    },
    async reset() {
      await fetch(`${sandbox}/inbox.json`, { method: 'DELETE' })
      await fetch(`${sandbox}/faults`, { method: 'DELETE' })
    },
    close: () => endProgram(child),
  }
}

/** A build of the sources as they are now: an old `dist/` would prove nothing. */
async function build(): Promise<void> {
  // Vitest's NODE_ENV would bundle React's development build, which visitors never get.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The build failed with exit code ${String(code)}.`)
}
