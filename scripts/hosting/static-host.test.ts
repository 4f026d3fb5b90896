import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { originOf, serveFolder } from './static-host.ts'

let folder = ''
let origin = ''

beforeEach(async () => {
  folder = await temporaryFolder({
    'index.html': 'home',
    'owner.html': 'owner',
    'static/js/a.js': 'let a',
    'one.html': 'one page for all codes',
    'a.webm': '0123456789',
    '404.html': 'nothing here',
    _headers: '/*\n  X-Frame: none\n/static/*\n  Cache-Control: immutable\n',
    _redirects: '/canpad /owner 301\n/referral/* /one 200\n',
  })
  const server = await serveFolder(folder, 0)
  onTestFinished(() => void server.close())
  origin = originOf(server)
})

test('a path is served from its HTML file, without a slash at the end', async () => {
  expect(await (await fetch(`${origin}/owner`)).text()).toBe('owner')
  const slashed = await fetch(`${origin}/owner/?a=b`, { redirect: 'manual' })
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/owner?a=b'])
})

test.each([
  '/nothing',
  '/404',
  '/404.html',
  '/_headers',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '/static%2Fjs%2Fa.js',
  '/static/js',
])('%s is not found', async (target) => {
  expect((await fetch(origin + target)).status).toBe(404)
})

test('text travels packed and static files stay for a year', async () => {
  const response = await fetch(`${origin}/static/js/a.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await response.text()).toBe('let a')
})

test('a script that a deploy has replaced is asked for again once it is back', async () => {
  const response = await fetch(`${origin}/static/js/gone.js`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect((await fetch(`${origin}/nothing`)).headers.get('cache-control')).toBe('no-cache')
})

test('redirects and rewrites are those of the folder', async () => {
  const moved = await fetch(`${origin}/canpad/`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/owner'])
  const rewritten = await fetch(`${origin}/referral/abc`)
  expect([rewritten.status, await rewritten.text()]).toEqual([200, 'one page for all codes'])
})

test.each([
  ['/Owner', '/owner'],
  ['/OWNER?a=B', '/owner?a=B'],
  ['/Canpad', '/canpad'],
])('a visitor of %s, who writes capitals, is led to %s', async (written, address) => {
  const response = await fetch(origin + written, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, address])
  // A referral code in capitals is another code.
  for (const unknown of ['/Nothing', '/Referral/ABC'])
    expect((await fetch(origin + unknown)).status).toBe(404)
})

test('the headers and redirects of the next build count without a restart', async () => {
  await writeFile(path.join(folder, '_headers'), '/*\n  X-Frame: changed\n')
  expect((await fetch(`${origin}/owner`)).headers.get('x-frame')).toBe('changed')
})

test('an unknown path gets the 404 page with its status, and headers like any other', async () => {
  const response = await fetch(`${origin}/nothing`)
  expect([response.status, await response.text()]).toEqual([404, 'nothing here'])
  expect(response.headers.get('x-frame')).toBe('none')
})

test('a player gets the part of a video that it asks for', async () => {
  const whole = await fetch(`${origin}/a.webm`)
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  expect(await whole.text()).toBe('0123456789')
  const part = await fetch(`${origin}/a.webm`, { headers: { range: 'bytes=4-' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 4-9/10'])
  expect([part.headers.get('content-type'), await part.text()]).toEqual(['video/webm', '456789'])
  const outside = await fetch(`${origin}/a.webm`, { headers: { range: 'bytes=10-' } })
  expect(outside.status).toBe(416)
})
