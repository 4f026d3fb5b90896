import type { Server } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startSandbox } from '#sandbox/adapters/node.ts'
import type { Connection } from '#src/browser/slow-connection.ts'
import { serveFolder } from '#scripts/hosting/static-host.ts'
import { median } from './numbers.ts'
import { closeServer, cpuSlowdown, openBrowser, sandboxPortOf } from './site.ts'
import { createSlowLink, fastNetwork, slowNetwork } from './slow-proxy.ts'
import type { SlowLink } from './slow-proxy.ts'
import { firstView, withPhone } from './visit.ts'
import type { Conditions, FirstView } from './visit.ts'

/** What is visited: a built folder, or one page of any server that answers without TLS. */
export interface Subject {
  name: string
  from: { folder: string } | { url: URL }
  /** False for pages that no app of ours takes over. */
  hasApp: boolean
}

/** What visits of one subject measured, one entry a round. */
export interface Visits {
  subject: Subject
  views: FirstView[]
}

type Visit<Result> = (tab: Page, address: string, link: SlowLink) => Promise<Result>

export interface Bench {
  /** Opens a tab with an empty cache and a new link to the subject; `page` is a path in its folder. */
  visit: <Result>(
    subject: Subject,
    page: string,
    conditions: Conditions,
    visit: Visit<Result>,
  ) => Promise<Result>
  /** Visits a page of the subjects once a round, so that other load on the machine meets all alike. */
  measure: (page: string, subjects: readonly Subject[], runs: number) => Promise<Visits[]>
  close: () => Promise<void>
}

/** The slow profile, on a phone that most visitors could have. */
export const slowPhone: Conditions = { network: slowNetwork, cpu: cpuSlowdown, ratio: 2 }
/** What the browser tells of such a network. */
export const slowConnection: Connection = { effectiveType: '3g', rtt: 450, saveData: false }
/** For what does not depend on time. */
export const fastPhone: Conditions = { network: fastNetwork, cpu: 1, ratio: 2 }

interface Host {
  port: number
  name: string | undefined
  /** The port at which the pages expect the content API; null where they expect none. */
  api: number | null
}

/**
 * Serves the subjects, and one sandbox with this working copy's content for all of them.
 * @throws Error when a folder is not a build against the sandbox
 */
export async function openBench(subjects: readonly Subject[]): Promise<Bench> {
  const sandbox = await startSandbox({ port: 0, stateDir: path.resolve('.cache/bench-sandbox') })
  const servers: Server[] = []
  const hosts = new Map<Subject, Host>()
  for (const subject of subjects) hosts.set(subject, await hostOf(subject, servers))
  const browser = await openBrowser()

  const visit: Bench['visit'] = async (subject, page, conditions, run) => {
    const link = createSlowLink(conditions.network)
    const host = hosts.get(subject)
    if (!host) throw new Error(`${subject.name} is not served.`)
    try {
      // Site and content API share the link.
      const port = await link.listen(0, host.port, host.name)
      if (host.api !== null) await link.listen(host.api, sandbox.sandbox.port)
      const address = `http://localhost:${port}${pathOf(subject, page)}`
      return await withPhone(browser, conditions, (tab) => run(tab, address, link))
    } finally {
      await link.close()
    }
  }

  return {
    visit,
    async measure(page, measured, runs) {
      const visits = measured.map((subject): Visits => ({ subject, views: [] }))
      const view = (subject: Subject, conditions: Conditions) =>
        visit(subject, page, conditions, (tab, address, link) =>
          firstView(tab, address, link, subject.hasApp),
        )
      // Fills the hosts' caches of compressed files.
      for (const subject of measured) await view(subject, fastPhone)
      for (let run = 0; run < runs; run += 1)
        for (const { subject, views } of visits) views.push(await view(subject, slowPhone))
      return visits
    },
    async close() {
      await browser.close()
      for (const server of servers) await closeServer(server)
      await sandbox.close()
    },
  }
}

async function hostOf({ from }: Subject, servers: Server[]): Promise<Host> {
  if ('url' in from) {
    const { hostname, port, protocol } = from.url
    if (protocol !== 'http:')
      throw new Error(`${from.url.href} needs TLS, which the slow network cannot carry: use http.`)
    return { port: Number(port || 80), name: hostname, api: null }
  }
  const server = await serveFolder(from.folder, 0)
  servers.push(server)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, name: undefined, api: await sandboxPortOf(from.folder) }
}

function pathOf({ from }: Subject, page: string): string {
  return 'url' in from ? from.url.pathname + from.url.search : page
}

/** The median of one figure over all rounds. */
export function medianOf({ views }: Visits, figure: keyof FirstView): number {
  return median(views.map((view) => view[figure]))
}

/** The largest layout shift of all rounds. */
export function worstShift({ views }: Visits): number {
  return Math.max(...views.map(({ cls }) => cls))
}

/** The slow profile in words. */
export function slowProfile(runs: number): string {
  const { bitsPerSecond, roundTrip } = slowNetwork
  return `medians of ${runs}, ${bitsPerSecond / 1000} kbit/s, ${roundTrip} ms round trip, ${cpuSlowdown}× slower processor`
}
