import type { FrameLocator, Page } from '@playwright/test'
import { readPort } from '#scripts/process/ports.ts'
import { site } from './addresses.ts'
import { studioNoise } from './studio.ts'
import { expect } from './test.ts'

const studioPort = readPort('STUDIO_PORT', 3333)

// The first screen brings ten megabytes of scripts, on a machine that may be busy.
export const BOOT = { timeout: 90_000 }
export const SHOWN = { timeout: 30_000 }

// Three seconds after the frame has loaded, the Studio reports that the overlays have not.
export const studioSays = new RegExp(`Unable to connect to visual editing|${studioNoise.source}`)

/** Opens the site in the Studio's frame; settles when words in it know their field. */
export async function present(page: Page, path: string): Promise<FrameLocator> {
  const preview = encodeURIComponent(site + path)
  await page.goto(`http://localhost:${studioPort}/presentation?preview=${preview}`)
  const frame = page.frameLocator('iframe')
  await expect
    .poll(() => frame.locator('header nav').first().textContent(SHOWN), BOOT)
    .toMatch(/\p{Cf}{8}/u)
  await frame.locator('sanity-visual-editing').waitFor({ state: 'attached', ...BOOT })
  return frame
}
