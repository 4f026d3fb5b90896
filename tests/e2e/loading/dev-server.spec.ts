import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readPort } from '#scripts/process/ports.ts'
import { sandbox } from '#tests/e2e/support/addresses.ts'
import {
  hostileCodes,
  moved,
  pages,
  unknown,
  unusualCodes,
} from '#tests/e2e/support/route-table.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

// The development server bundles nothing: the first page takes long on a slow machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.skip(({ isMobile }) => isMobile, 'the same for every device')

const port = readPort('SITE_PORT', 5173)
const site = `http://localhost:${port}`
const edited = '/dev-tab'
let server: ChildProcess | undefined

test.beforeAll(async () => {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
  const options = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  server = spawn(process.execPath, [vite, ...options, '--logLevel', 'error'], { stdio: 'inherit' })
  await expect
    .poll(
      () =>
        fetch(`${site}/favicon.svg`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(200)
})

test.afterAll(() => {
  server?.kill('SIGTERM')
})

test('in development every redirect answers as on the host', async ({ request }) => {
  for (const [from, to] of moved) {
    const response = await request.get(site + from, { maxRedirects: 0 })
    expect([from, response.status(), response.headers()['location']]).toEqual([from, 301, to])
  }
})

test('in development an unknown path has the status 404, every other its 200', async ({
  request,
}) => {
  const codes = [...hostileCodes, ...unusualCodes].map((code) => `/referral/${code}`)
  for (const path of [...pages.map(([known]) => known), '/referral/ADA-2025', ...codes]) {
    expect([path, (await request.get(site + path, { maxRedirects: 0 })).status()]).toEqual([
      path,
      200,
    ])
  }
  for (const path of unknown) {
    expect([path, (await request.get(site + path, { maxRedirects: 0 })).status()]).toEqual([
      path,
      404,
    ])
  }
})

test('in development a redirect of the CMS works from the moment it is published', async ({
  request,
}) => {
  const redirect = { _type: 'redirect', from: '/old-dev', to: '/owner', permanent: false }
  await mutate({ createOrReplace: { _id: 'redirect-old-dev', ...redirect } })
  const response = await request.get(`${site}/old-dev`, { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([302, '/owner'])
})

test('in development every page shows its heading', async ({ page }) => {
  // Some pages are the first to need a package, and Vite then reloads the page.
  for (const [path, heading] of pages) {
    await page.goto(site + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 30_000 })
  }
})

test('in development every tab that is open shows each of ten edits within two seconds', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()]
  const waits: number[] = []
  try {
    await publishHeadline('Before')
    for (const tab of tabs) {
      const isConnected = tab.waitForResponse(/live\/events/)
      await tab.goto(site + edited)
      await isConnected
      await expect(tab.getByRole('heading', { name: 'Before' })).toBeVisible({ timeout: 30_000 })
    }
    for (let edit = 1; edit <= 10; edit += 1) {
      const shown = Promise.all(tabs.map((tab) => whenShown(tab, `Edit ${edit}`)))
      const published = Date.now()
      await publishHeadline(`Edit ${edit}`)
      waits.push(Math.max(...(await shown)) - published)
    }
    expect(Math.max(...waits), `milliseconds: ${waits.join(', ')}`).toBeLessThan(2000)
  } finally {
    await mutate({ delete: { id: 'page-dev-tab' } })
  }
})

test.describe('a path that nobody knows', () => {
  test.use({ expected: /status of 404/ })

  test('ends in "Page not found" in development too', async ({ page }) => {
    await page.goto(`${site}/nowhere`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible({
      timeout: 30_000,
    })
  })
})

/** When a tab shows a headline, in milliseconds since 1970. */
function whenShown(tab: Page, text: string): Promise<number> {
  return tab.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent !== wanted) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, characterData: true, subtree: true })
        look()
      }),
    text,
  )
}

/** A page of its own, which no other journey looks at. */
async function publishHeadline(heading: string): Promise<void> {
  const sections = [{ _key: 'hero', _type: 'hero', heading, lead: 'Edited.', tone: 'ink' }]
  await mutate({
    createOrReplace: { _id: 'page-dev-tab', _type: 'page', title: 'Tab', path: edited, sections },
  })
}

async function mutate(mutation: unknown): Promise<void> {
  const response = await fetch(`${sandbox}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [mutation] }),
  })
  expect(response.ok).toBe(true)
}
