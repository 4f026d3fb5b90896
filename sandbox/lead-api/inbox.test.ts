// @vitest-environment node
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'
import { forgetLeads } from './lead-api.ts'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { inboxOf } from './lead.fixture.ts'

const KEY = { 'idempotency-key': 'k1' }

test('a lead that a browser sent again by itself is one lead', async () => {
  const { ask } = await sandboxWith({})
  const first = await send(ask, 'upload', VALID_BODIES.upload, KEY)
  const again = await send(ask, 'upload', VALID_BODIES.upload, KEY)
  expect(again.status).toBe(first.status)
  expect(await again.text()).toBe(await first.text())
  expect(await inboxOf(ask)).toMatchObject([{ idempotencyKey: 'k1', repeats: 1 }])
})

test('two at once with one key are one lead', async () => {
  const { ask } = await sandboxWith({}, { stateDir: await temporaryFolder() })
  const all = await Promise.all([1, 2, 3].map(() => send(ask, 'waitlist', undefined, KEY)))
  expect(all.map((answer) => answer.status)).toEqual([201, 201, 201])
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 2 }])
})

test('the same key on another call, or no key, is another lead', async () => {
  const { ask } = await sandboxWith({})
  await send(ask, 'demo', undefined, KEY)
  await send(ask, 'contact', undefined, KEY)
  await send(ask, 'contact')
  await send(ask, 'contact')
  expect(await inboxOf(ask)).toHaveLength(4)
})

test('a lead that was refused may come again, corrected, with its key', async () => {
  const { ask } = await sandboxWith({})
  expect((await send(ask, 'profile', {}, KEY)).status).toBe(400)
  expect((await send(ask, 'profile', undefined, KEY)).status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 0 }])
})

test('emptying the inbox forgets the keys too', async () => {
  const stateDir = await temporaryFolder()
  const { ask } = await sandboxWith({}, { stateDir })
  await send(ask, 'demo', undefined, KEY)
  expect((await ask('/inbox.json', { method: 'DELETE' })).ok).toBe(true)
  expect(await inboxOf(ask)).toEqual([])
  await send(ask, 'demo', undefined, KEY)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 0 }])
})

test('leads, repeats and keys survive a restart', async () => {
  const stateDir = await temporaryFolder()
  const first = await sandboxWith({}, { stateDir })
  await send(first.ask, 'demo', undefined, KEY)
  await send(first.ask, 'demo', undefined, KEY)
  const before = await inboxOf(first.ask)
  await first.sandbox.close()

  const second = await sandboxWith({}, { stateDir })
  expect(await inboxOf(second.ask)).toEqual(before)
  await send(second.ask, 'demo', undefined, KEY)
  expect(await inboxOf(second.ask)).toMatchObject([{ repeats: 2 }])
})

test('a sandbox whose inbox is broken names the file, and does not say that it received a lead', async () => {
  const stateDir = await temporaryFolder({ 'leads.sqlite': 'no database, but as long as one is' })
  const { ask, log } = await sandboxWith({}, { stateDir })
  expect((await send(ask, 'demo')).status).toBe(503)
  expect(log).toEqual([expect.stringContaining(join(stateDir, 'leads.sqlite'))])
})

test('a lead that cannot be written down is not said to be received', async () => {
  const stateDir = await temporaryFolder()
  const { ask } = await sandboxWith({}, { stateDir })
  await mkdir(join(stateDir, 'leads.sqlite'))
  expect((await send(ask, 'demo', undefined, KEY)).status).toBe(503)
  await rm(join(stateDir, 'leads.sqlite'), { recursive: true })
  expect(await inboxOf(ask)).toEqual([])
})

test('going back to the seed removes leads and uploads', async () => {
  const stateDir = await temporaryFolder({
    'uploads/a.pdf': 'x',
    'leads.sqlite': '',
    'leads.sqlite-wal': '',
    other: 'x',
  })
  await forgetLeads(stateDir)
  await expect(readFile(join(stateDir, 'uploads/a.pdf'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(stateDir, 'leads.sqlite'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(stateDir, 'leads.sqlite-wal'))).rejects.toThrow('ENOENT')
  expect(await readFile(join(stateDir, 'other'), 'utf8')).toBe('x')
})

test('a person who opens the inbox sees every value as text, the newest first', async () => {
  const { ask } = await sandboxWith({})
  const evil = '<img src=x onerror=alert(1)>'
  await send(
    ask,
    'contact',
    { ...VALID_BODIES.contact, firstName: evil },
    { 'idempotency-key': evil },
  )
  await send(ask, 'profile')
  const answer = await ask('/inbox')
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('&lt;img src=x')
  expect(page).not.toContain('<img')
  expect(page.indexOf('linkedin.com/in/ada')).toBeLessThan(page.indexOf('&lt;img'))
})

test('the inbox is that of the lead API: whoever reads it here marks a lead as handled', async () => {
  const { ask, sandbox } = await sandboxWith({})
  await send(ask, 'demo')
  const [lead] = await inboxOf(ask)
  const handled = await ask(`/inbox/leads/${String(lead?.['id'])}/handled`, {
    method: 'POST',
    headers: { origin: sandbox.origin },
  })
  expect(handled.headers.get('location')).toBe('/inbox?done=handled')
  const page = await (await ask('/inbox?done=handled')).text()
  expect(page).toContain('The lead is marked as handled.')
  expect(page).not.toContain('Demo request</h2>')
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect((await ask(`/inbox/leads/${String(lead?.['id'])}/delete`, foreign)).status).toBe(403)
  expect(await inboxOf(ask)).toHaveLength(1)
})

test('a spreadsheet opens the table without running what a visitor typed', async () => {
  const { ask } = await sandboxWith({})
  const message = '=HYPERLINK("http://evil.example")'
  const body = { ...VALID_BODIES['inline-contact'], message, firstname: '@a', lastname: '-b, c' }
  await send(ask, 'inline-contact', body, { authorization: 'Bearer secret' })
  await send(ask, 'funding')
  const answer = await ask('/inbox.csv')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const [head = '', first = '', second = ''] = (await answer.text()).split('\r\n')
  expect(head).toMatch(/^"id","call","receivedAt",.*,"firstname","lastname","message",/)
  expect(first).toContain(`,"'@a","'-b, c","'=HYPERLINK(""http://evil.example"")",`)
  expect(first).not.toContain('secret')
  expect(second).toContain(`,"'+234"`)
  expect(await inboxOf(ask)).toMatchObject([{ body: { message } }, { call: 'funding' }])
})
