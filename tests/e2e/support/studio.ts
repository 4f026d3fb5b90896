import type { Page } from '@playwright/test'
import { readPort } from '#scripts/process/ports.ts'
import { serveStudio } from '#scripts/hosting/static-host.ts'
import { sandbox } from './addresses.ts'
import { watchForeignRequests } from './faults.ts'
import { expect, test as base } from './test.ts'

export { expect }

const port = readPort('STUDIO_PORT', 3333)
const content = `${sandbox}/v2025-02-19/data`

const EDITOR = { authorization: 'Bearer local' }

/** Where the built Studio answers. */
export const studio = `http://localhost:${port}`

// The first screen brings ten megabytes of scripts, on a machine that may be busy.
export const BOOT = { timeout: 90_000 }
export const SAVED = { timeout: 30_000 }

/**
 * What the Studio writes on the console: its content policy blocks a version check and foreign fonts, and
 * when its page is left, its client closes a socket that may still be used.
 */
export const studioNoise =
  /sanity(?:-cdn)?\.(?:io|com)\S* (?:violates|Refused)|Failed to fetch version|already in CLOSING or CLOSED state/

/**
 * A journey with the Studio served beside it. It fails on any answer of the sandbox but a good one,
 * an unhandled request above all, and on any request beyond this machine, in whatever tab.
 */
export const test = base.extend<{ studioServer: void }>({
  expected: studioNoise,
  studioServer: [
    async ({ context }, use) => {
      const server = await serveStudio(port)
      const faults: string[] = []
      context.on('response', (response) => {
        const isSandbox = response.url().startsWith(sandbox)
        if (isSandbox && response.status() >= 400) {
          faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
        }
      })
      watchForeignRequests(context, faults)
      await use()
      server.close()
      server.closeAllConnections()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Repeats the first step in the Studio until it holds: a starting Studio draws its screens twice, and
 * what happened to the first ones is gone.
 */
export async function begin(step: () => Promise<void>): Promise<void> {
  await expect(step).toPass(BOOT)
}

/** Types into a field of the form, once the form can be written in. */
export async function write(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByTestId(`field-${field}`).getByRole('textbox')
  await expect(box).toBeEditable(SAVED)
  await box.fill(text)
}

/** Presses "Publish" as often as it takes: a press while the Studio still checks is lost. */
export async function publish(page: Page, isPublic: () => Promise<boolean>): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 2000 })
    await expect.poll(isPublic, { timeout: 4000 }).toBe(true)
  }).toPass({ timeout: 90_000 })
}

/** What the content says: to a visitor, who reads published documents, or raw with its drafts. */
export async function ask(
  query: string,
  id: string,
  perspective: 'published' | 'raw' = 'published',
): Promise<unknown> {
  const search = new URLSearchParams({ query, $id: JSON.stringify(id), perspective })
  const answer = await fetch(`${content}/query/production?${search}`, { headers: EDITOR })
  const { result }: { result: unknown } = await answer.json()
  return result
}

/** Puts the content back as it was, past the Studio. */
export async function change(mutations: unknown[]): Promise<void> {
  const headers = { ...EDITOR, 'content-type': 'application/json' }
  const body = JSON.stringify({ mutations })
  const answer = await fetch(`${content}/mutate/production`, { method: 'POST', headers, body })
  expect(answer.ok).toBe(true)
}
