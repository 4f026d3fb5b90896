import { expect, type FrameLocator, type Page } from '@playwright/test'
import { BOOT } from './steps.ts'

/** The framed site, once its words know their field. */
async function framedSite(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main h1')).toHaveText(/\p{Cf}{8}/u, BOOT)
  await frame.locator('sanity-visual-editing').waitFor({ state: 'attached', ...BOOT })
  return frame
}

export async function clickHeadline(page: Page): Promise<void> {
  const frame = await framedSite(page)
  const field = page.getByTestId('field-sections[_key=="hero"].heading').getByRole('textbox')
  await expect(async () => {
    await frame.locator('main h1').click({ timeout: 5000 })
    await expect(field).toBeFocused({ timeout: 10_000 })
  }).toPass(BOOT)
}

export async function openFrameMenu(page: Page): Promise<void> {
  const frame = await framedSite(page)
  const hero = frame.locator('main [data-sanity*=";path=sections:hero;"]')
  await expect(async () => {
    const box = await hero.boundingBox()
    if (box === null) throw new Error('The section is not on the screen.')
    const [x, y] = [box.x + 6, box.y + Math.min(box.height / 2, 200)]
    await page.mouse.move(x + 2, y + 2)
    await page.mouse.move(x, y)
    await expect(hero).toHaveCSS('cursor', 'move', { timeout: 2000 })
    await page.mouse.click(x, y, { button: 'right' })
    await expect(frame.getByText('Insert after')).toBeVisible({ timeout: 2000 })
  }).toPass(BOOT)
}
