import path from 'node:path'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { serveFolder } from '../hosting/static-host.ts'
import { median } from './numbers.ts'
import { closeServer, cpuSlowdown, openBrowser, sandboxPortOf } from './site.ts'
import { createSlowLink, slowNetwork } from './slow-proxy.ts'
import type { SlowLink } from './slow-proxy.ts'
import { firstView, menuUsable, withPhone } from './visit.ts'
import type { FirstView } from './visit.ts'

/** A built folder to visit. */
export interface Subject {
  name: string
  folder: string
  /** False for pages without scripts: nothing takes them over. */
  hasApp: boolean
}

/** What visits of one subject measured, one entry a round. */
export interface Visits {
  subject: Subject
  views: FirstView[]
}

export interface Bench {
  /** Visits a page of every subject once a round, so that other load on the machine meets all alike. */
  measure: (page: string, runs: number) => Promise<Visits[]>
  /** Milliseconds until the menu opens, one visit a round. */
  menu: (page: string, subject: Subject, runs: number) => Promise<number[]>
  close: () => Promise<void>
}

/**
 * Serves the subjects, and one sandbox with this working copy's content for all of them.
 * @throws Error when a folder is not a build against the sandbox
 */
export async function openBench(subjects: readonly Subject[]): Promise<Bench> {
  const sandbox = await startSandbox({ port: 0, stateDir: path.resolve('.cache/bench-sandbox') })
  const hosts = new Map<Subject, { server: Awaited<ReturnType<typeof serveFolder>>; api: number }>()
  for (const subject of subjects)
    hosts.set(subject, {
      server: await serveFolder(subject.folder, 0),
      api: await sandboxPortOf(subject.folder),
    })
  const browser = await openBrowser()

  /** Runs a visit over a new link, which site and content API share. */
  async function overSlowLink<Result>(
    subject: Subject,
    visit: (address: string, link: SlowLink) => Promise<Result>,
  ): Promise<Result> {
    const link = createSlowLink(slowNetwork)
    const host = hosts.get(subject)
    const address = host?.server.address()
    try {
      const port = await link.listen(0, typeof address === 'object' && address ? address.port : 0)
      await link.listen(host?.api ?? 0, sandbox.sandbox.port)
      return await visit(`http://localhost:${port}`, link)
    } finally {
      await link.close()
    }
  }

  return {
    async measure(page, runs) {
      const visits = subjects.map((subject): Visits => ({ subject, views: [] }))
      // The first round only fills the hosts' caches of compressed files.
      for (let run = 0; run <= runs; run += 1) {
        for (const { subject, views } of visits) {
          const view = await overSlowLink(subject, (address, link) =>
            withPhone(browser, (tab) => firstView(tab, address + page, link, subject.hasApp)),
          )
          if (run > 0) views.push(view)
        }
      }
      return visits
    },
    async menu(page, subject, runs) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1)
        times.push(
          await overSlowLink(subject, (address) =>
            withPhone(browser, (tab) => menuUsable(tab, address + page)),
          ),
        )
      return times
    },
    async close() {
      await browser.close()
      for (const { server } of hosts.values()) await closeServer(server)
      await sandbox.close()
    },
  }
}

/** The median of one figure over all rounds. */
export function medianOf({ views }: Visits, figure: keyof FirstView): number {
  return median(views.map((view) => view[figure]))
}

/** The largest layout shift of all rounds. */
export function worstShift({ views }: Visits): number {
  return Math.max(...views.map(({ cls }) => cls))
}

/** The heading of a table. */
export function conditions(page: string, runs: number): string {
  const { bitsPerSecond, roundTrip } = slowNetwork
  return `${page}: medians of ${runs}, ${bitsPerSecond / 1000} kbit/s, ${roundTrip} ms round trip, ${cpuSlowdown}× slower processor`
}
