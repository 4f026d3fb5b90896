import type { Page } from '@playwright/test'
import { fastPhone, slowPhone } from '#scripts/bench/turns.ts'
import type { Bench, Subject } from '#scripts/bench/turns.ts'
import { listControls, pressAtFirstPaint } from './press-in-page.ts'
import type { Press } from './report.ts'

const selector =
  'button, summary, input[type=radio], input[type=checkbox], [role=button], [role=tab], a[href^="#"]'

/** Milliseconds after which a press counts as lost. */
const patience = 12_000

/** Presses each control of a page's first two screens at the first paint, each in a separate visit. */
export async function measurePresses(
  bench: Bench,
  subject: Subject,
  page: string,
): Promise<Press[]> {
  // With Save-Data the app does not start, so the controls are those of the first paint.
  const still = { ...fastPhone, connection: { saveData: true } }
  const controls = await bench.visit(subject, page, still, async (tab, address) => {
    await tab.goto(address, { waitUntil: 'load' })
    return tab.evaluate(listControls, selector)
  })
  const presses: Press[] = []
  for (const { index, name } of controls) {
    const ms = await bench.visit(subject, page, slowPhone, (tab, address) =>
      pressOne(tab, address, index),
    )
    presses.push({ name, ms })
  }
  return presses
}

async function pressOne(tab: Page, address: string, index: number): Promise<number | null> {
  await tab.addInitScript(pressAtFirstPaint, { selector, index })
  await tab.goto(address, { waitUntil: 'commit', timeout: 120_000 })
  const reaction = await tab
    .waitForFunction(
      () =>
        performance
          .getEntriesByType('mark')
          .map(({ name }) => /^bench:reacted:(.*)$/.exec(name)?.[1])
          .find((ms) => ms !== undefined),
      null,
      { timeout: patience },
    )
    .catch(() => null)
  return reaction ? Number(await reaction.jsonValue()) : null
}
