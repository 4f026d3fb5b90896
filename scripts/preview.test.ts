import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { listen, portOf } from '#shared/local-server.ts'

const PREVIEW = fileURLToPath(new URL('preview.ts', import.meta.url))
const BUILD = fileURLToPath(new URL('build.ts', import.meta.url))

/** Runs a script in a folder until it ends. */
async function run(script: string, cwd: string, variables: Record<string, string>) {
  const env = { ...process.env, NODE_ENV: 'test', ...variables }
  const child = spawn(process.execPath, [script], { cwd, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const status = await new Promise((resolve) => child.once('close', resolve))
  return { status, said }
}

/** A port on which something answers that is neither a sandbox nor a preview. */
async function takenPort(): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(404).end())
  await listen(server, 0)
  onTestFinished(() => void server.close())
  return String(portOf(server))
}

test('a site that was built for another sandbox is not shown', async () => {
  const folder = await temporaryFolder({
    'dist/index.html': 'home',
    'dist/build.json': '{"sandbox":"http://localhost:4100"}',
  })
  expect(await run(PREVIEW, folder, { SANDBOX_PORT: '4999' })).toEqual({
    status: 1,
    said: 'dist/ was built for the sandbox at http://localhost:4100, not http://localhost:4999: run npm run build, or set SANDBOX_PORT.\n',
  })
})

test('a preview whose sandbox cannot start names the port', async () => {
  const port = await takenPort()
  const folder = await temporaryFolder({
    'dist/index.html': 'home',
    'dist/build.json': `{"sandbox":"http://localhost:${port}"}`,
  })
  const { status, said } = await run(PREVIEW, folder, { SANDBOX_PORT: port })
  expect(status).toBe(1)
  expect(said).toContain(`Port ${port} is taken, so the sandbox cannot start.`)
  expect(said).not.toContain('    at ')
})

test('a preview whose own port is taken names it and its variable', async () => {
  const port = await takenPort()
  const folder = await temporaryFolder({
    'dist/index.html': 'home',
    'dist/build.json': '{"sandbox":null}',
  })
  const { status, said } = await run(PREVIEW, folder, { PREVIEW_PORT: port })
  expect(status).toBe(1)
  expect(said).toContain(`Port ${port} (preview) cannot be used, set PREVIEW_PORT to a free one`)
})

test('a build with some hosts and not all stops, and names the others with what they are for', async () => {
  const folder = await temporaryFolder()
  const { status, said } = await run(BUILD, folder, {
    VITE_SANITY_PROJECT_ID: 'abc',
    VITE_IAM_HOST: 'iam.example',
  })
  expect(status).toBe(1)
  const lines = said.trim().split('\n')
  expect(lines).toContain('VITE_SANITY_DATASET is missing: the dataset inside that project.')
  expect(lines).toContain(
    'VITE_IAM_HOST is not a web address (iam.example): funding applications, contact messages and the waitlist.',
  )
  expect(lines).toHaveLength(13)
})

test('a build that fails leaves the site that is there', async () => {
  // Nothing that could be built lies in this folder.
  const folder = await temporaryFolder({ 'dist/index.html': 'the site of yesterday' })
  const { status, said } = await run(BUILD, folder, { SANDBOX_STATE_DIR: 'state' })
  expect([status, said]).toEqual([1, expect.stringContaining('The build failed')])
  expect(await readFile(path.join(folder, 'dist/index.html'), 'utf8')).toBe('the site of yesterday')
  expect(await readdir(folder)).not.toContain('.dist-new')
})
