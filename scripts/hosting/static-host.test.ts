import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { originOf, serveFolder } from './static-host.ts'

// What every host does, this one too, is in tests/hosts.
let folder = ''
let origin = ''

beforeEach(async () => {
  folder = await temporaryFolder({
    'index.html': 'home',
    'owner.html': 'owner',
    'static/js/a.js': 'let a',
    '404.html': 'nothing here',
    _headers: '/*\n  X-Frame: none\n/static/*\n  Cache-Control: immutable\n',
    _redirects: '/canpad /owner 301\n/referral/* /one 200\n',
  })
  const server = await serveFolder(folder, 0)
  onTestFinished(() => void server.close())
  origin = originOf(server)
})

test.each(['/404', '/404.html', '/static%2Fjs%2Fa.js'])('%s is not found', async (target) => {
  expect((await fetch(origin + target)).status).toBe(404)
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
