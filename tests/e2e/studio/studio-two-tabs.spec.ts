import type { Server } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { readPort } from '#scripts/process/ports.ts'
import { serveStudio } from '#scripts/hosting/static-host.ts'
import { watchForeignRequests } from '#tests/e2e/support/faults.ts'
import { studioNoise } from '#tests/e2e/support/studio.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const sandboxPort = readPort('SANDBOX_PORT', 4100)
const content = `http://localhost:${sandboxPort}/v2025-02-19/data`
// The first screen brings ten megabytes of scripts, on a machine that may be busy.
const BOOT = { timeout: 90_000 }
const MEMBER = 'member-temwa-chirambo'
const ROLES = ['Bricklayer', 'Site manager', 'Head of walls', 'Surveyor', 'Mason']

test.skip(({ isMobile }) => isMobile, 'Editors work at a desk.')
test.setTimeout(240_000)
test.use({ expected: studioNoise, actionTimeout: 20_000 })

let server: Server | undefined

test.beforeEach(async () => {
  // Any free port: the other journeys of the Studio may run at the same time.
  server = await serveStudio(0)
})

test.afterEach(async () => {
  server?.close()
  server?.closeAllConnections()
  await change([{ delete: { id: `drafts.${MEMBER}` } }])
})

test('two tabs on one document see each other’s edits within a second', async ({
  page: left,
  context,
}) => {
  const faults = watch(context)
  const address = server?.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const right = await context.newPage()
  const tabs = [left, right]
  for (const tab of tabs) {
    await tab.goto(`http://localhost:${port}/structure/people;team;${MEMBER}`)
    await expect(role(tab)).toBeEditable(BOOT)
  }

  const delays: number[] = []
  for (const [turn, word] of ROLES.entries()) {
    const [writer, reader] = turn % 2 ? [right, left] : [left, right]
    const [shown, saved] = [whenShown(reader, word), whenSaved(word)]
    await role(writer).fill(word)
    delays.push((await shown) - (await saved))
  }
  expect(faults).toEqual([])
  // The middle one, since a machine with other work holds one of them up now and then.
  const [, , middle] = delays.toSorted((a, b) => a - b)
  expect(middle, `milliseconds: ${delays.join(', ')}`).toBeLessThan(1000)
})

/** When a tab shows a role, in milliseconds since 1970; looked at in the tab, at every turn. */
function whenShown(page: Page, word: string): Promise<number> {
  const fields = '[data-testid="field-role"] :is(input, textarea)'
  return page.evaluate(
    ([selector = '', text]) =>
      new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          const field = document.querySelector(selector)
          if (!field || !('value' in field) || field.value !== text) return
          clearInterval(timer)
          resolve(Date.now())
        }, 10)
      }),
    [fields, word],
  )
}

function role(page: Page) {
  return page.getByTestId('field-role').getByRole('textbox')
}

/** All tabs: no request but to the Studio's own host and its content API, and none it refuses. */
function watch(context: BrowserContext): string[] {
  const faults: string[] = []
  watchForeignRequests(context, faults)
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' || studioNoise.test(message.text())) return
    faults.push(`console: ${message.text()}`)
  })
  return faults
}

/** When the sandbox has a role, in milliseconds since 1970: then the Studio calls it saved. */
async function whenSaved(word: string): Promise<number> {
  await expect.poll(savedRole, { intervals: [20], timeout: 30_000 }).toBe(word)
  return Date.now()
}

async function savedRole(): Promise<unknown> {
  const search = new URLSearchParams({ query: '*[_id == $id][0].role', perspective: 'raw' })
  search.set('$id', JSON.stringify(`drafts.${MEMBER}`))
  const headers = { authorization: 'Bearer local' }
  const answer = await fetch(`${content}/query/production?${search}`, { headers })
  const { result }: { result: unknown } = await answer.json()
  return result
}

/** Puts the content back as it was, past the Studio. */
async function change(mutations: unknown[]): Promise<void> {
  const headers = { authorization: 'Bearer local', 'content-type': 'application/json' }
  const body = JSON.stringify({ mutations })
  const answer = await fetch(`${content}/mutate/production`, { method: 'POST', headers, body })
  expect(answer.ok).toBe(true)
}
