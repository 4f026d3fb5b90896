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

/** Keeps the script that each page ends with back, as a line that breaks off before it does. */
export async function holdBootScript(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const blocking = '/static/js/before-boot.js'
  // The browser does not know that a page which the test answers comes from this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const marked = html.replace('<script data-app', `<script src="${blocking}"></script>$&`)
    await route.fulfill({ response, body: marked })
  })
  await page.route(`**${blocking}`, async (route) => {
    await held
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return release
}
