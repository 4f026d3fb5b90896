import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Request } from '@playwright/test'

// Playwright's builder would inject axe again for every check, so only its axe-core is used.
const require = createRequire(import.meta.resolve('@axe-core/playwright'))
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Collects problems from now on: console errors, uncaught exceptions, requests to other machines. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  watchForeignRequests(page, faults)
  return faults
}

// The Studio puts the project's name before the host of the content API, as Sanity's has it.
const thisMachine = ['localhost', '127.0.0.1', 'sandbox.localhost']

/** Collects requests to other machines; one that the content policy blocks is not sent. */
export function watchForeignRequests(on: Page | BrowserContext, faults: string[]): void {
  const check = (request: Request) => {
    const { hostname, protocol } = new URL(request.url())
    const isForeign = /^https?:$/.test(protocol) && !thisMachine.includes(hostname)
    if (isForeign && request.failure()?.errorText !== 'csp') faults.push(`request to ${hostname}`)
  }
  on.on('requestfinished', check)
  on.on('requestfailed', check)
}

/**
 * What axe finds in the element (WCAG 2.2 AA and best practices): rule and elements. Injects axe once per
 * page.
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const options = JSON.stringify({ runOnly: tags, resultTypes: ['violations'] })
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify(within)}, ${options}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(({ any }) => !any.some(isBelowBar))
        return found.length ? id + ': ' + found.map(({ target }) => target).join(' | ') : []
      }))
    // The bar on phones moves with the window: a control that it covers in part is free after a scroll.
    function isBelowBar({ id, relatedNodes }) {
      return id === 'target-size' && relatedNodes.length > 0 && relatedNodes.every(({ target }) =>
        document.querySelector(target[0])?.closest('[data-phone-bar]'))
    }`,
  )
}
