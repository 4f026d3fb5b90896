import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readPort } from '#scripts/process/ports.ts'
import { mutate, publishPage } from '#tests/e2e/support/site.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

// The development server bundles nothing: the first page takes long on a slow machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.skip(({ isPhone }) => isPhone, 'the same on every device')

const port = readPort('SITE_PORT', 5173)
const site = `http://localhost:${port}`
let server: ChildProcess | undefined

test.beforeAll(async () => {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
  const options = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  server = spawn(process.execPath, [vite, ...options, '--logLevel', 'error'], { stdio: 'inherit' })
  await expect(async () => {
    expect((await fetch(`${site}/favicon.svg`)).status).toBe(200)
  }).toPass({ timeout: 60_000 })
})

test.afterAll(() => {
  server?.kill('SIGTERM')
})

test('in development every open tab shows an edit within two seconds of its publication', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()]
  try {
    await publishPage('/dev-tab', 'Before')
    for (const tab of tabs) {
      // Some pages are the first to need a package, and Vite then reloads the page.
      const isConnected = tab.waitForResponse(/live\/events/, { timeout: 60_000 })
      await tab.goto(`${site}/dev-tab`)
      await isConnected
      await expect(tab.getByRole('heading', { name: 'Before' })).toBeVisible({ timeout: 60_000 })
    }
    for (const heading of ['First edit', 'Second edit', 'Third edit']) {
      await publishPage('/dev-tab', heading)
      for (const tab of tabs)
        await expect(tab.getByRole('heading', { name: heading })).toBeVisible({ timeout: 2000 })
    }
  } finally {
    await mutate({ delete: { id: 'page-dev-tab' } })
  }
})

test('pages of every kind show in development', async ({ page }) => {
  for (const [path, heading] of [
    ['/pricing/enterprise', 'Choose the plan that is right for you'],
    ['/schedule-call', 'Take the First Steps Towards your Dream Home!'],
    ['/doctor', 'Site health'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(site + path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 60_000 })
  }
})

test('the search finds in development what a build would find', async ({ page }) => {
  await page.goto(`${site}/search?q=milstone`)
  await expect(page.locator('mark').first()).toHaveText(/^milestone/i, { timeout: 60_000 })
})
