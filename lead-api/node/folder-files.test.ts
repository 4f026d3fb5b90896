// @vitest-environment node
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'
import { leadApiWith, temporaryFolder } from '#lead-api/test-support.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import { PDF, sign } from '#lead-api/uploads/upload.fixture.ts'
import { createFolderFiles } from './folder-files.ts'

const PLAN = '%PDF-1.7 a plan'

test('a file is in the folder, and nothing of it when it is removed', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads')
  const files = createFolderFiles(folder)
  await files.put('landingpage/a.pdf', new TextEncoder().encode(PLAN))
  expect(await readdir(folder)).toEqual(['a.pdf'])
  expect(await readFile(path.join(folder, 'a.pdf'), 'utf8')).toBe(PLAN)
  await files.remove(['landingpage/a.pdf', 'landingpage/none.pdf'])
  expect(await readdir(folder)).toEqual([])
})

test('a key names nothing outside the folder', async () => {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'uploads'))
  await writeFile(path.join(folder, 'leads.sqlite'), 'leads')
  const files = createFolderFiles(path.join(folder, 'uploads'))
  const strange = [
    'landingpage/../../leads.sqlite',
    '..',
    '.',
    '/',
    '',
    '\u0000',
    'a/\u0000',
    '...',
  ]
  await files.remove(strange)
  expect(await Promise.all(strange.map(files.get))).toEqual(strange.map(() => undefined))
  expect(await readFile(path.join(folder, 'leads.sqlite'), 'utf8')).toBe('leads')
})

test('a file that found the disk full is not said to be stored', async () => {
  const api = leadApiWith({ files: { ...createMemoryFiles(), put: findFullDisk } })
  const { path: address, key } = await sign(api)
  const answer = await api.ask(address, { method: 'PUT', headers: PDF, body: PLAN })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('cannot store') })
  expect(await api.leads.file(key)).toBeUndefined()
  expect(api.log).toContain('Not stored: the disk is full.')
})

async function findFullDisk(): Promise<void> {
  throw new StorageUnavailable('the disk is full')
}
