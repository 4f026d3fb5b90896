import type { Browser, Page } from '@playwright/test'
import { rest, watchPress } from './in-page.ts'
import { slowDown } from './site.ts'
import type { FormVisit } from './form-visits.ts'

/** Milliseconds from the click on a form's submit button, by the page's clock. */
export interface PressTimes {
  /** Until the validated lead is passed to the outbox. */
  outbox: number
  /** Until the request is passed to `fetch`; the outbox has stored the lead by then. */
  request: number
}

/** Milliseconds that the button is held down; timing starts at the release. */
const hold = 100

/**
 * Opens a form in a new context, fills it in and submits it on a slowed processor.
 * @throws Error when no request was sent, or it was sent before the outbox had the lead
 */
export async function pressOnce(
  browser: Browser,
  address: string,
  visit: FormVisit,
): Promise<PressTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPress)
    await page.goto(address + visit.path)
    await page.locator('html[data-ready]').waitFor()
    const button = await visit.fill(page)
    await slowDown(page)
    await page.evaluate(rest)
    await button.click({ delay: hold })
    await page.waitForFunction(() => performance.getEntriesByName('bench:request').length > 0)
    return await readTimes(page)
  } finally {
    await context.close()
  }
}

async function readTimes(page: Page): Promise<PressTimes> {
  const marks = await page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('bench:'))
      .map(({ name, startTime }) => ({ name, at: startTime })),
  )
  const at = (name: string) => {
    const mark = marks.find((entry) => entry.name === `bench:${name}`)
    if (!mark) throw new Error(`The click had no mark "${name}".`)
    return mark.at
  }
  if (at('stored') > at('request'))
    throw new Error('The lead was sent before the outbox had stored it.')
  return { outbox: at('outbox') - at('press'), request: at('request') - at('press') }
}
