import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const file = 'src/sections/hero/Hero.tsx'
const before = '<h1'
const interrupt = () => process.exit(130)

/**
 * Saves the section at the top of the open page, as an editor of code does.
 * @returns milliseconds from each save until the page has painted it
 * @throws Error when the section's file has no headline
 */
export async function saveAndSee(page: Page, saves: number): Promise<number[]> {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(before)) throw new Error(`${file} has no ${before}: choose another place.`)
  const restore = () => writeFileSync(file, source)
  // Ctrl-C must not leave the file changed.
  process.once('exit', restore)
  process.once('SIGINT', interrupt)
  const times: number[] = []
  try {
    for (let save = 1; save <= saves; save += 1) {
      const started = performance.now()
      writeFileSync(file, source.replace(before, `${before} data-saved="${save}"`))
      await painted(page, `h1[data-saved="${save}"]`)
      times.push(performance.now() - started)
      // A person looks before the next save.
      await page.waitForTimeout(1000)
    }
  } finally {
    restore()
    process.off('exit', restore)
    process.off('SIGINT', interrupt)
  }
  return times
}

/** Resolves when the page has painted a visible element. */
export async function painted(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ timeout: 90_000 })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
