import type { Page } from '@playwright/test'
import type { Connection } from '#src/browser/slow-connection.ts'
import { countBytes, slowDown } from '#tests/e2e/support/network.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => !isPhone, 'a slow connection is a phone')

const slowVisits = [
  {
    visitor: 'who saves data',
    path: '/',
    most: 55,
    fonts: [],
    arrive: (page: Page) => connectBy(page, { saveData: true, effectiveType: '4g' }),
    interact: (page: Page) => page.keyboard.press('Tab'),
  },
  {
    visitor: 'who saves data and reads a guide',
    path: '/guides/milestones-and-releases',
    most: 50,
    fonts: [],
    arrive: (page: Page) => connectBy(page, { saveData: true, effectiveType: '4g' }),
    interact: (page: Page) => page.keyboard.press('Tab'),
  },
  {
    visitor: 'on a slow connection, which the browser does not report,',
    path: '/about-us',
    most: 60,
    fonts: ['font'],
    arrive: async (page: Page) => {
      await connectBy(page, undefined)
      await slowDown(page)
    },
    interact: (page: Page) => page.mouse.move(150, 300),
  },
]

for (const { visitor, path, most, fonts, arrive, interact } of slowVisits) {
  test(`a visitor ${visitor} fetches only the first view, or the font of its headlines too, until an interaction`, async ({
    page,
  }) => {
    await arrive(page)
    const kinds: string[] = []
    page.on('request', (request) => kinds.push(request.resourceType()))
    const bytes = countBytes(page)
    await page.goto(path, { waitUntil: 'load' })
    // Longer than the app would wait for the browser to be idle.
    await page.waitForTimeout(2500)
    const late = kinds.filter((kind) => ['script', 'fetch', 'font'].includes(kind))
    expect(late).toEqual(fonts)
    expect(kinds.length).toBeLessThanOrEqual(15)
    expect((await bytes()) / 1000).toBeLessThanOrEqual(most)
    await interact(page)
    await page.locator('html[data-ready]').waitFor()
    expect(kinds).toEqual(expect.arrayContaining(['script', 'fetch', 'font']))
  })
}

/** What the Network Information API reports; undefined where the browser lacks it. */
function connectBy(page: Page, connection: Connection | undefined): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}
