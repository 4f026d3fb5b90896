import type { Browser, Page } from '@playwright/test'
import { rest, watchPress } from './in-page.ts'
import { slowDown } from './site.ts'
import type { FormVisit } from './form-visits.ts'

/** Milliseconds from the press on a form's button, on the page's own clock. */
export interface PressTimes {
  /** Until the lead is handed to the outbox: checked and made ready. */
  outbox: number
  /** Until the request is handed to `fetch`: the outbox has it by then. */
  request: number
}

/** Milliseconds that a finger stays on a button; what is measured begins when it lets go. */
const hold = 100

/**
 * Opens a form anew, fills it, presses its button on a slowed processor.
 * @throws Error when no request came of the press, or its lead was not in the outbox before it.
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
    if (!mark) throw new Error(`The press led to no ${name}.`)
    return mark.at
  }
  if (at('kept') > at('request')) throw new Error('The lead was sent before the outbox had it.')
  return { outbox: at('outbox') - at('press'), request: at('request') - at('press') }
}
