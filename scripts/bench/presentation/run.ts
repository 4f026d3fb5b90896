import type { FrameLocator, Locator, Page } from '@playwright/test'
import { serveStudio } from '../../hosting/studio-host.ts'
import { readPort } from '../../process/ports.ts'
import { machine } from '../machine.ts'
import { median } from '../numbers.ts'
import { closeServer, openBrowser, startSite } from '../site.ts'

/** What an editor types after a "B": an empty headline would take its section away. */
const LETTERS = 'rickbybrickbybrickby'
/** Milliseconds: five letters a second. */
const BETWEEN_LETTERS = 200
/** Milliseconds after the first letter, when an idle machine is idle again. */
const AT_REST = 4000
const BOOT = { timeout: 90_000 }

/**
 * `npm run bench:presentation`: milliseconds from each key to the frame that has painted its letter, in
 * the built Studio's Presentation, with the built site in the frame; typed by a quick typist into a form
 * that has opened.
 */
async function main(): Promise<void> {
  const machineBefore = machine()
  const port = readPort('STUDIO_PORT', 3333)
  const studio = await serveStudio(port)
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const preview = encodeURIComponent(`${site.address}/lender`)
    await page.goto(`http://localhost:${port}/presentation?preview=${preview}`)
    const headline = await openHeadline(page, page.frameLocator('iframe'))
    const times = await typeTimed(page, headline)
    console.log(machineBefore)
    console.log(`Milliseconds until the frame shows a letter: ${times.join(', ')}`)
    console.log(`Median ${median(times)}, worst ${Math.max(...times)}`)
  } finally {
    await browser.close()
    await closeServer(studio)
    await site.close()
  }
}

/** Clicks on the headline in the frame until its field is there, and writes one letter into it. */
async function openHeadline(page: Page, frame: FrameLocator): Promise<Locator> {
  const headline = frame.locator('main h1')
  const field = page.getByTestId('field-sections[_key=="hero"].heading').getByRole('textbox')
  await frame.locator('sanity-visual-editing').waitFor({ state: 'attached', ...BOOT })
  const end = Date.now() + BOOT.timeout
  while (!(await field.isVisible())) {
    if (Date.now() > end) throw new Error('The headline did not open its field.')
    await headline.click(BOOT)
    await page.waitForTimeout(1000)
  }
  await field.fill('B')
  await paintedLengths(headline, 1)
  // The Studio creates the draft, and loads all that the form refers to.
  await page.waitForTimeout(AT_REST)
  return headline
}

/** Types at the pace of a quick typist, whether or not the frame keeps up. */
async function typeTimed(page: Page, headline: Locator): Promise<number[]> {
  await page.evaluate(() => {
    const pressed: number[] = []
    Object.assign(window, { pressed })
    addEventListener('keydown', () => pressed.push(Date.now()), true)
  })
  const shown = paintedLengths(headline, LETTERS.length + 1)
  await page.keyboard.type(LETTERS, { delay: BETWEEN_LETTERS })
  const lengths = await shown
  const pressed = await page.evaluate<number[]>('window.pressed')
  return pressed.map((at, index) => Math.min(...lengths.slice(index + 2)) - at)
}

/**
 * When the frame had first painted each number of letters, in milliseconds since 1970, once it has painted
 * that many; marks do not count. Infinity where it went past a number.
 */
function paintedLengths(headline: Locator, count: number): Promise<number[]> {
  return headline.evaluate(
    (element, last) =>
      new Promise<number[]>((resolve) => {
        const times = Array.from({ length: last + 1 }, () => Infinity)
        const look = () => {
          const { length } = (element.textContent ?? '').replaceAll(/\p{Cf}/gu, '')
          requestAnimationFrame(() => {
            times[length] = Math.min(times[length] ?? Infinity, Date.now())
            if (length === last) resolve(times)
          })
        }
        new MutationObserver(look).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        look()
      }),
    count,
  )
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // Whatever is still open would keep the process alive.
  process.exit(1)
}
