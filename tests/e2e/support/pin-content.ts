import type { Page } from '@playwright/test'

/** Says that nothing changed since the build, whatever other journeys edit meanwhile. */
export async function pinContent(page: Page): Promise<void> {
  await page.route('**/data/query/**', async (route) => {
    const built = await page.locator('script[data-revision]').getAttribute('data-revision')
    const [count, latest] = built?.split('@') ?? []
    await route.fulfill({ json: { result: { count: Number(count), latest } } })
  })
}
