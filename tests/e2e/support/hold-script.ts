import type { Page } from '@playwright/test'

/** Keeps a script of the build back until the returned function is called. */
export async function holdScript(page: Page, script: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/static/js/${script}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
