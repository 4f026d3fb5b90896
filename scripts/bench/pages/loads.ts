import type { Page } from '@playwright/test'
import type { Connection } from '#src/browser/slow-connection.ts'
import { useEverything } from '#scripts/bench/in-page.ts'
import { fastPhone, slowConnection } from '#scripts/bench/turns.ts'
import type { Bench, Subject } from '#scripts/bench/turns.ts'
import { untilQuiet } from '#scripts/bench/visit.ts'
import type { Conditions } from '#scripts/bench/visit.ts'
import type { Load, Loads } from './report.ts'

const ratios = [1, 2, 3]
const saving: Connection = { effectiveType: '4g', rtt: 50, saveData: true }
const fast: Connection = { effectiveType: '4g', rtt: 50, saveData: false }

/** What a phone receives of a page; none of it depends on time, so each is measured once. */
export async function measureLoads(bench: Bench, subject: Subject, page: string): Promise<Loads> {
  async function loadOf(conditions: Conditions, use: (tab: Page) => Promise<void> = nothing) {
    return bench.visit(subject, page, conditions, async (tab, address, link): Promise<Load> => {
      let requests = 0
      tab.on('request', () => (requests += 1))
      await tab.goto(address, { waitUntil: 'load' })
      await untilQuiet(tab, link)
      await use(tab)
      await untilQuiet(tab, link)
      return { requests, kB: link.received() / 1000 }
    })
  }
  const slowLoads: Record<string, Load> = {}
  for (const ratio of ratios)
    slowLoads[ratio] = await loadOf({ ...fastPhone, ratio, connection: slowConnection })
  return {
    slow: slowLoads,
    saveData: await loadOf({ ...fastPhone, connection: saving }),
    idle: await loadOf({ ...fastPhone, connection: fast }),
    slowUsed: await loadOf({ ...fastPhone, connection: slowConnection }, useAll),
    used: await loadOf({ ...fastPhone, connection: fast }, useAll),
  }
}

async function useAll(tab: Page): Promise<void> {
  await tab.evaluate(useEverything)
}

async function nothing(): Promise<void> {
  // A visitor who only reads what is on the screen.
}
