import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '../machine.ts'
import { findProblems, sendLeads } from './send-leads.ts'
import { percentile, rounded } from '../numbers.ts'
import { startOnNode } from './node-service.ts'
import { startOnWorkerd } from './workerd-service.ts'
import type { LeadService } from './service.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    senders: { type: 'string', default: '16' },
    on: { type: 'string', default: 'node,workerd' },
  },
})
const services: Record<string, (folder: string) => Promise<LeadService>> = {
  node: startOnNode,
  workerd: startOnWorkerd,
}

/** `npm run bench:leads`: leads a second, each answer compared with the database. */
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
