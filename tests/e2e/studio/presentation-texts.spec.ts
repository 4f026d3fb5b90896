import type { Frame } from '@playwright/test'
import { serveStudio } from '#scripts/hosting/static-host.ts'
import { readPort } from '#scripts/process/ports.ts'
import { site } from '#tests/e2e/support/addresses.ts'
import { pointAtMarkedTexts } from '#tests/e2e/support/marked-texts.ts'
import { contentPages } from '#tests/e2e/support/pages.ts'
import { present, SHOWN, studioSays } from '#tests/e2e/support/presentation.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

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
      const found = await pointAtMarkedTexts(page, frame, part)
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
  const headline = frame.locator('main h1').first()
  const words = () => headline.textContent(SHOWN)
  const before = path === '/' ? '' : await words()
  await frame.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // Two pages may share a headline; which document it is of stands in its marks.
  await expect
    .poll(async () => {
      const now = await words()
      return now !== before && /\p{Cf}{8}/u.test(now ?? '')
    }, SHOWN)
    .toBe(true)
  // A section whose script is still on its way is an empty box.
  await expect(frame.locator('main > div:empty')).toHaveCount(0, SHOWN)
}
