import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface LayoutShift {
  value: number
  /** The elements that moved. */
  parts: string[]
}

/** Notes every shift of the layout that no press or key has caused. */
export async function noteShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue
        const parts = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeValue),
        )
        shifts.push({ value: Number(entry.value), parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<LayoutShift[]>('window.shifts')
}

/** Expects that nothing moved: 0.000, as such sums are told. A word that begins a few pixels further on is less. */
export function expectStill(shifts: LayoutShift[]): void {
  expect(shifts.filter(({ value }) => value >= 0.0005)).toEqual([])
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.0005)
}
