import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'
import { forgetState } from '#sandbox/sandbox.ts'

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

  await forgetState(stateDir)
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

test('an edit that cannot be written is refused and does not count', async () => {
  const stateDir = await temporaryFolder()
  const { sandbox, log } = await sandboxWith(CONTENT, { stateDir })
  await mkdir(join(stateDir, 'edits.ndjson'))
  const edit = clientOf(sandbox).patch('a').set({ title: 'Edited' }).commit()
  await expect(edit).rejects.toMatchObject({ statusCode: 500 })
  expect(sandbox.store.get('a')).toMatchObject({ title: 'Seed' })
  expect(log).toEqual([expect.stringContaining('failed')])
})

test('a build that reads beside a running sandbox touches neither its edits nor its leads', async () => {
  const stateDir = await temporaryFolder()
  const running = await sandboxWith(CONTENT, { stateDir })
  const edited = running.sandbox.store.put({ _id: 'a', _type: 'page', title: 'Edited' })
  await running.sandbox.close()
  // The next line is half written.
  const line = await readFile(join(stateDir, 'edits.ndjson'), 'utf8')
  const written = { edits: `${line}{"id":"ha`, leads: '{"lead":{"id":"ha' }
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
