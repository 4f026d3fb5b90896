// @vitest-environment node
import { spawn } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#lead-api/node/free-port.ts'
import { clientOf, ndjson, sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'
import { forgetEdits } from './journal.ts'

const CONTENT = {
  'a.ndjson': ndjson(
    { _id: 'a', _type: 'page', title: 'Seed' },
    { _id: 'b', _type: 'page', title: 'Seed' },
  ),
}

test('an edit is still there after the next start, and gone after a reset', async () => {
  const stateDir = join(await temporaryFolder(), 'state')
  const first = await sandboxWith(CONTENT, { stateDir })
  const edited = first.sandbox.store.put({ _id: 'a', _type: 'page', title: 'Edited' })
  first.sandbox.store.remove('b')
  await first.sandbox.close()

  const second = await sandboxWith(CONTENT, { stateDir })
  expect(second.sandbox.store.get('a')).toEqual(edited)
  expect(second.sandbox.store.get('b')).toBeUndefined()
  await second.sandbox.close()

  await forgetEdits(stateDir)
  const third = await sandboxWith(CONTENT, { stateDir })
  expect(third.sandbox.store.get('a')).toMatchObject({ title: 'Seed' })
  expect(third.sandbox.store.get('b')).toMatchObject({ title: 'Seed' })
})

test('an edit is on the disk when it is acknowledged', async () => {
  const stateDir = await temporaryFolder()
  const { sandbox } = await sandboxWith(CONTENT, { stateDir })
  await clientOf(sandbox).patch('a').set({ title: 'Edited' }).commit()
  expect(await readFile(join(stateDir, 'edits.ndjson'), 'utf8')).toContain('"Edited"')
  const second = await sandboxWith(CONTENT, { stateDir })
  expect(second.sandbox.store.get('a')).toEqual(sandbox.store.get('a'))
})

test('the history of a document goes on after a restart', async () => {
  const stateDir = await temporaryFolder()
  const first = await sandboxWith(CONTENT, { stateDir })
  const { _rev } = await clientOf(first.sandbox).patch('a').set({ title: 'Edited' }).commit()
  const second = await sandboxWith(CONTENT, { stateDir })
  expect(second.sandbox.store.historyOf(['a'])).toMatchObject([
    { changes: [{ before: undefined, after: { title: 'Seed' } }] },
    { id: _rev, changes: [{ before: { title: 'Seed' }, after: { title: 'Edited' } }] },
  ])
})

test('a line a crash has cut is dropped, and the next edit is not glued to it', async () => {
  const stateDir = await temporaryFolder()
  const path = join(stateDir, 'edits.ndjson')
  const first = await sandboxWith(CONTENT, { stateDir })
  first.sandbox.store.put({ _id: 'a', _type: 'page', title: 'Kept' })
  await first.sandbox.close()
  await appendFile(path, '{"id":"half","documents":[{"_id":"a"')

  const second = await sandboxWith(CONTENT, { stateDir })
  expect(second.log).toEqual([])
  expect(second.sandbox.store.get('a')).toMatchObject({ title: 'Kept' })
  second.sandbox.store.put({ _id: 'b', _type: 'page', title: 'Later' })
  await second.sandbox.close()

  const third = await sandboxWith(CONTENT, { stateDir })
  expect(third.sandbox.store.get('a')).toMatchObject({ title: 'Kept' })
  expect(third.sandbox.store.get('b')).toMatchObject({ title: 'Later' })
})

test('a line somebody has broken is named, and the others count', async () => {
  const stateDir = await temporaryFolder()
  const path = join(stateDir, 'edits.ndjson')
  const first = await sandboxWith(CONTENT, { stateDir })
  first.sandbox.store.put({ _id: 'a', _type: 'page', title: 'Kept' })
  await first.sandbox.close()
  await writeFile(path, `{"broken":1}\n${await readFile(path, 'utf8')}`)
  const second = await sandboxWith(CONTENT, { stateDir })
  expect(second.log).toEqual([expect.stringContaining('line 1 of edits.ndjson')])
  expect(second.sandbox.store.get('a')).toMatchObject({ title: 'Kept' })
})

test('a reset beside a running sandbox does not swallow what is edited after it', async () => {
  const stateDir = await temporaryFolder()
  const { sandbox } = await sandboxWith(CONTENT, { stateDir })
  sandbox.store.put({ _id: 'a', _type: 'page', title: 'Before' })
  await forgetEdits(stateDir)
  sandbox.store.put({ _id: 'b', _type: 'page', title: 'After' })
  const next = await sandboxWith(CONTENT, { stateDir })
  expect(next.sandbox.store.get('a')).toMatchObject({ title: 'Seed' })
  expect(next.sandbox.store.get('b')).toMatchObject({ title: 'After' })
})

test('an edit that cannot be written is refused and does not count', async () => {
  const stateDir = join(await temporaryFolder({ file: '' }), 'file', 'state')
  const { sandbox, log } = await sandboxWith(CONTENT, { stateDir })
  const edit = clientOf(sandbox).patch('a').set({ title: 'Edited' }).commit()
  await expect(edit).rejects.toMatchObject({ statusCode: 500 })
  expect(sandbox.store.get('a')).toMatchObject({ title: 'Seed' })
  expect(log).toEqual([expect.stringContaining('failed')])
})

test('a long journal is shortened without losing a document', async () => {
  const stateDir = await temporaryFolder()
  const lines = Array.from({ length: 2_100 }, (_, n) => ({
    id: `t${n}`,
    timestamp: '2026-01-01T00:00:00Z',
    author: 'local-editor',
    documents: [{ _id: n % 2 ? 'a' : `x${n}`, _type: 'page', _rev: `t${n}`, n }],
    removed: n === 7 ? ['x6'] : [],
  }))
  await writeFile(join(stateDir, 'edits.ndjson'), ndjson(...lines))
  const { sandbox } = await sandboxWith(CONTENT, { stateDir })
  expect(sandbox.store.get('a')).toMatchObject({ n: 2_099 })
  expect(sandbox.store.get('x4')).toMatchObject({ n: 4 })
  expect(sandbox.store.get('x6')).toBeUndefined()
  const text = await readFile(join(stateDir, 'edits.ndjson'), 'utf8')
  expect(text.trim().split('\n')).toHaveLength(501)
})

test('a build that reads beside a running sandbox touches neither its edits nor its leads', async () => {
  const stateDir = await temporaryFolder()
  const running = await sandboxWith(CONTENT, { stateDir })
  const edited = running.sandbox.store.put({ _id: 'a', _type: 'page', title: 'Edited' })
  await running.sandbox.close()
  // So many lines that a start would shorten them, and the next one half written.
  const line = await readFile(join(stateDir, 'edits.ndjson'), 'utf8')
  const written = { edits: `${line.repeat(2_100)}{"id":"ha`, leads: '{"lead":{"id":"ha' }
  for (const [name, text] of Object.entries(written))
    await writeFile(join(stateDir, `${name}.ndjson`), text)

  const build = await sandboxWith(CONTENT, { stateDir, isReadOnly: true })
  expect(build.sandbox.store.get('a')).toEqual(edited)
  const change = clientOf(build.sandbox).patch('a').set({ title: 'Other' }).commit()
  await expect(change).rejects.toMatchObject({ statusCode: 500 })
  await build.sandbox.close()
  for (const [name, text] of Object.entries(written))
    expect(await readFile(join(stateDir, `${name}.ndjson`), 'utf8')).toBe(text)
})

const PROGRAM = fileURLToPath(new URL('../../scripts/sandbox.ts', import.meta.url))
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
  const origin = `http://localhost:${port}`
  const client = clientOf({ origin, fetch: (request) => fetch(request) }, { maxRetries: 0 })
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
