// @vitest-environment node
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#lead-api/node/free-port.ts'
import { sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'

const PROGRAM = fileURLToPath(new URL('../../../scripts/sandbox.ts', import.meta.url))
const EDITORS = ['ada', 'bob', 'cem', 'dora']
const FILLER = 'x'.repeat(10_000)

test('killing the sandbox mid-edit loses nothing that the Studio called saved', async () => {
  const stateDir = await temporaryFolder()
  const port = await freePort()
  const env = { ...process.env, SANDBOX_PORT: String(port), SANDBOX_STATE_DIR: stateDir }
  const program = spawn(process.execPath, [PROGRAM], { env, stdio: 'ignore' })
  onTestFinished(() => void program.kill('SIGKILL'))
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    program.once('exit', (_code, signal) => resolve(signal))
  })
  const client = createClient({
    projectId: 'sandbox',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://localhost:${port}`,
    useProjectHostname: false,
    useCdn: false,
    token: 'any',
    maxRetries: 0,
  })
  const isUp = () => client.fetch('true').catch(() => false)
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)

  const saved = new Map<string, number>()
  let total = 0
  let cut = 0
  /** Types as the Studio does: one action after the other, each saved before the next. */
  async function type(editor: string): Promise<void> {
    const publishedId = `page-of-${editor}`
    const draftId = `drafts.${publishedId}`
    await client.create({ _id: draftId, _type: 'page', n: 0 })
    for (let n = 1; ; n += 1) {
      const patch = { set: { n, text: `${n} ${FILLER}` } }
      try {
        await client.action({
          actionType: 'sanity.action.document.edit',
          draftId,
          publishedId,
          patch,
        })
      } catch {
        cut += 1
        return
      }
      saved.set(draftId, n)
      total += 1
      // The three others wait for their answers at this moment.
      if (total === 60) program.kill('SIGKILL')
    }
  }
  await Promise.all(EDITORS.map(type))
  expect(await ended).toBe('SIGKILL')
  expect(cut).toBe(EDITORS.length)

  const { sandbox } = await sandboxWith({}, { stateDir })
  for (const [id, n] of saved) {
    const stored = sandbox.store.get(id)
    // The edit after the last one that was called saved may have reached the disk too, but whole.
    expect([n, n + 1]).toContain(stored?.['n'])
    expect(stored?.['text']).toBe(`${String(stored?.['n'])} ${FILLER}`)
  }
  expect(saved.size).toBe(EDITORS.length)
}, 60_000)
