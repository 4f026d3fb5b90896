import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { originOf, serveFolder } from './static-host.ts'

/** The response of a static host to a request for the Studio, with the rules of `studio/public`. */
async function answer(address: string): Promise<Response> {
  const folder = await temporaryFolder({ 'index.html': 'Studio', 'assets/a.js': 'let a' })
  for (const name of ['_headers', '_redirects'])
    await copyFile(path.resolve('studio/public', name), path.join(folder, name))
  const server = await serveFolder(folder, 0)
  onTestFinished(() => void server.close())
  return fetch(originOf(server) + address)
}

test.each(['/', '/structure/page;page-home', '/assets/a.js'])(
  'no other site can put the Studio into a frame, or learn from %s what an editor reads',
  async (address) => {
    const { status, headers } = await answer(address)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  },
)

test('the site in the frame does not wait for the Studio: each has a separate process', async () => {
  expect((await answer('/')).headers.get('origin-agent-cluster')).toBe('?1')
})

test('an editor fetches the code of the Studio once', async () => {
  expect((await answer('/assets/a.js')).headers.get('cache-control')).toContain('immutable')
  expect((await answer('/')).headers.get('cache-control')).toBe('no-cache')
})
