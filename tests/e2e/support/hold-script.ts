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

/** Keeps back what follows the first such markup of a page, as a slow line does. */
export async function holdPage(page: Page, markup: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const hold = '/static/js/hold.js'
  // The browser does not know that a page which the test answers comes from this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(markup, `<script src="${hold}"></script>${markup}`)
    await route.fulfill({ response, body })
  })
  await page.route(`**${hold}`, async (route) => {
    await held
    // The page is to be as it was built before React sees it.
    const body = 'document.currentScript.remove()'
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return release
}
