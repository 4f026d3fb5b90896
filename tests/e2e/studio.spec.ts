import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { readPort } from '../../scripts/lib/process-ports.ts'
import { serveStudio } from '../../scripts/lib/studio-host.ts'
import { expect, test } from './support/test.ts'

const studioPort = readPort('STUDIO_PORT', 3333)
const studio = `http://localhost:${studioPort}`
const content = `http://localhost:${readPort('SANDBOX_PORT', 4100)}/v2025-02-19/data`
// The first screen brings ten megabytes of scripts, on a machine that may be busy.
const BOOT = { timeout: 60_000 }
const SAVED = { timeout: 20_000 }

const MEMBER = 'member-sizwe-mabhena'
const PATH = '/spring-offer'
const ROLE = '*[_id == $id][0].role'
const TITLE = '*[path == $id][0].title'

test.skip(({ isMobile }) => isMobile, 'Editors work at a desk.')
test.setTimeout(180_000)
// One Studio on one port: the journeys take turns.
test.describe.configure({ mode: 'default' })
// A part of the Studio asks who is signed in at the project's own name of the content API's host.
test.use({ expected: /^request to sandbox\.localhost$/, actionTimeout: 20_000 })

let server: Server | undefined

test.beforeEach(async () => {
  server = await serveStudio(studioPort)
})

test.afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

test('an editor corrects a role and publishes it', async ({ page }) => {
  const before = await ask(ROLE, MEMBER)
  try {
    await page.goto(`${studio}/structure/people;team;${MEMBER}`)
    const role = page.getByTestId('field-role').getByRole('textbox')
    await expect(role).toHaveValue(String(before), BOOT)
    await expect(role).toBeEditable(SAVED)
    await role.fill('Head of cranes')
    await publish(page, async () => (await ask(ROLE, MEMBER)) === 'Head of cranes')
  } finally {
    await change([{ patch: { id: MEMBER, set: { role: before } } }])
  }
})

test('an editor opens a landing page to visitors and takes it back', async ({ page, context }) => {
  const clear = [{ delete: { query: '*[path == $path]', params: { path: PATH } } }]
  // A draft that an earlier run left behind would hold the path.
  await change(clear)
  try {
    await page.goto(`${studio}/structure/pages`)
    await page.getByTestId('multi-action-intent-button').click(BOOT)
    await page.getByRole('menuitem', { name: /Landing page/ }).click()
    await write(page, 'title', 'Spring offer')
    await write(page, 'path', PATH)
    await write(page, 'seo.title', 'Spring offer: build before the rains')
    await write(page, 'seo.description', 'Everything you need to start before the rains.')
    await page.getByTestId('field-sections').getByText('Hero').first().click()
    await write(page, 'sections[_key=="hero"].heading', 'Start before the rains')
    await write(page, 'sections[_key=="hero"].lead', 'One plan, one price, one season.')
    await page.keyboard.press('Escape')
    await publish(page, async () => (await ask(TITLE, PATH)) === 'Spring offer')

    // A tab of a visitor: until the next build the page's status is 404, which its console says.
    const visitor = await context.newPage()
    await visitor.goto(PATH)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Start before the rains')
    await expect(visitor.getByRole('heading', { name: 'What you get' })).toBeVisible()

    await page.getByRole('button', { name: 'Published', exact: true }).click()
    await page.getByTestId('action-menu-button').click()
    await page.getByTestId('action-unpublish').click()
    await page.getByTestId('confirm-button').click()
    await expect.poll(() => ask(TITLE, PATH), SAVED).toBeNull()
    await visitor.goto(PATH)
    await expect(visitor.getByText('Page not found').first()).toBeVisible()
  } finally {
    await change(clear)
  }
})

async function write(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByTestId(`field-${field}`).getByRole('textbox')
  await expect(box).toBeEditable(SAVED)
  await box.fill(text)
}

/** Presses "Publish" as often as it takes: a press while the Studio still checks is lost. */
async function publish(page: Page, isPublic: () => Promise<boolean>): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 2000 })
    await expect.poll(isPublic, { timeout: 4000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** What a visitor reads of the content: published documents alone. */
async function ask(query: string, id: string): Promise<unknown> {
  const search = new URLSearchParams({ query, $id: JSON.stringify(id), perspective: 'published' })
  const { result }: { result: unknown } = await fetch(`${content}/query/production?${search}`).then(
    (answer) => answer.json(),
  )
  return result
}

/** Puts the content back as it was, past the Studio. */
async function change(mutations: unknown[]): Promise<void> {
  const headers = { authorization: 'Bearer local', 'content-type': 'application/json' }
  const body = JSON.stringify({ mutations })
  const answer = await fetch(`${content}/mutate/production`, { method: 'POST', headers, body })
  expect(answer.ok).toBe(true)
}
