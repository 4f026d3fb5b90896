import type { Frame } from '@playwright/test'
import { serveStudio } from '../../../scripts/hosting/studio-host.ts'
import { readPort } from '../../../scripts/process/ports.ts'
import { site } from '../support/addresses.ts'
import { pointAtMarkedTexts } from '../support/marked-texts.ts'
import { contentPages } from '../support/pages.ts'
import { present, SHOWN, studioSays } from '../support/presentation.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(600_000)
test.use({ expected: studioSays, trace: 'off' })

test('an editor who points at any text of any page points at that text', async ({ page }) => {
  const server = await serveStudio(readPort('STUDIO_PORT', 3333))
  try {
    await present(page, '/')
    const frame = page.frames().find((one) => one.url().startsWith(site))
    if (frame === undefined) throw new Error('The site is not in the frame.')
    const covered: Record<string, unknown> = {}
    for (const path of contentPages) {
      await goTo(frame, path)
      // Header and footer are the same on all.
      const part = path === '/' ? 'body' : 'main'
      let found = await pointAtMarkedTexts(page, frame, part)
      // The words of the page before may just have left.
      for (let looks = 0; found.count <= 3 && looks < 10; looks += 1) {
        await page.waitForTimeout(500)
        found = await pointAtMarkedTexts(page, frame, part)
      }
      expect(found.count, path).toBeGreaterThan(3)
      if (found.covered.length > 0) covered[path] = found.covered
    }
    expect(covered).toEqual({})
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

/** Goes on inside the frame, as a link does, and waits until the page's own words know their field. */
async function goTo(frame: Frame, path: string): Promise<void> {
  const before = await frame.title()
  await frame.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  if (path !== '/') await expect.poll(() => frame.title(), SHOWN).not.toBe(before)
  const headline = frame.locator('main h1').first()
  await expect.poll(() => headline.textContent(SHOWN), SHOWN).toMatch(/\p{Cf}{8}/u)
}
