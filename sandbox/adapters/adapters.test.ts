import { request } from 'node:http'
import { expect, test } from 'vitest'
import { servedSandbox } from '#sandbox/test-support.ts'
import { serveSandbox } from './node.ts'

function statusFor(origin: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/health`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })
}

test('a browser reaches the sandbox on its port, by either name', async () => {
  const { origin, sandbox } = await servedSandbox()
  expect(origin).toBe(`http://localhost:${sandbox.port}`)
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/health`)
  expect(await answer.json()).toEqual({ ok: true })
})

test('a name that was rebound to this machine is turned away', async () => {
  const { sandbox } = await servedSandbox()
  expect(await statusFor(`http://127.0.0.1:${sandbox.port}`, 'evil.example')).toBe(421)
})

test('a developer whose port is taken is told which, and how to choose another', async () => {
  const { sandbox } = await servedSandbox()
  await expect(serveSandbox(sandbox)).rejects.toThrow(
    new RegExp(`Port ${sandbox.port} is taken.*SANDBOX_PORT`),
  )
})
