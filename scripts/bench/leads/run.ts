import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '#scripts/bench/machine.ts'
import { measureManyLeads } from './many-leads.ts'
import { findProblems, sendLeads } from './send-leads.ts'
import { percentile, rounded } from '#scripts/bench/numbers.ts'
import { startOnNode } from './node-service.ts'
import { startOnWorkerd } from './workerd-service.ts'
import type { LeadService } from './service.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    senders: { type: 'string', default: '16' },
    on: { type: 'string', default: 'node,workerd' },
    // How many leads the inbox has while it is measured, on Node; 0 measures none.
    many: { type: 'string', default: '100000' },
  },
})
/** What a visitor's lead may wait while the inbox is used. */
const LONGEST_WAIT_MS = 500
const services: Record<string, (folder: string) => Promise<LeadService>> = {
  node: startOnNode,
  workerd: startOnWorkerd,
}

/**
 * `npm run bench:leads`: leads a second, each answer compared with the database; then what people do in
 * an inbox with many leads, and how long a lead waits meanwhile.
 */
async function main(): Promise<void> {
  console.log(`${machine()}; ${values.senders} senders for ${values.seconds} s each`)
  for (const name of values.on.split(',')) {
    const start = services[name]
    if (!start) throw new Error(`--on takes ${Object.keys(services).join(' and ')}, not "${name}".`)
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-leads-'))
    try {
      await measure(await start(folder))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const many = Number(values.many)
  if (many > 0 && (await measureManyLeads(many)) > LONGEST_WAIT_MS) {
    console.error(`A lead waited longer than ${LONGEST_WAIT_MS} ms.`)
    process.exitCode = 1
  }
}

async function measure(service: LeadService): Promise<void> {
  try {
    const load = await sendLeads(service.address, Number(values.seconds), Number(values.senders))
    const problems = [...load.refusals, ...findProblems(load, await service.stored())]
    const times = load.sent.map(({ ms }) => ms)
    console.log(
      `${service.name}: ${rounded(load.sent.length / load.seconds)} leads a second ` +
        `(${load.sent.length} in ${rounded(load.seconds, 1)} s, ${load.repeated} of them sent twice at once); ` +
        `half within ${rounded(percentile(times, 0.5), 1)} ms, 99 % within ${rounded(percentile(times, 0.99), 1)} ms`,
    )
    for (const problem of problems.slice(0, 10)) console.error(problem)
    console.log(
      problems.length === 0 && load.sent.length > 0
        ? 'The database holds each of them once, as it was sent.'
        : `Problems: ${problems.length}`,
    )
    if (problems.length > 0 || load.sent.length === 0) process.exitCode = 1
  } finally {
    await service.stop()
  }
}

await main()
