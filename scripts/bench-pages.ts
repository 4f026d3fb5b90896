import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compareBuilds } from './bench/compare-builds.ts'
import { machine } from './bench/machine.ts'
import { missedGoals } from './bench/pages/goals.ts'
import { measurePages } from './bench/pages/measure-pages.ts'
import { tablesOf } from './bench/pages/tables.ts'

// Measures pages of dist/ on a slow phone: first view, bytes and first presses, beside the same pages
// without scripts and rendered by the browser, and beside pages of others; or, with --build, first views
// of several built folders beside the first.
//   npm run bench:pages -- --visits 5 / /lender
//   npm run bench:pages -- --peer http://localhost:8000/ /
//   npm run bench:pages -- --build ../before/dist --build dist /
const { values, positionals } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    peer: { type: 'string', multiple: true, default: [] },
    build: { type: 'string', multiple: true },
    json: { type: 'string', default: '.cache/bench-pages.json' },
    /** Puts the tables into the guide. */
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const visits = Number(values.visits)
if (!Number.isInteger(visits) || visits < 1) {
  console.error(`--visits needs a whole number, such as 3; "${values.visits}" is none.`)
  process.exit(1)
}
const guide = 'docs/performance.md'
const measured = ['/', '/lender', '/pricing/enterprise', '/about-us', '/contact']
const paths = positionals.length > 0 ? positionals : values.peer.length > 0 ? ['/'] : measured

if (values.build) {
  const folders = values.build.map((folder) => path.resolve(folder))
  await compareBuilds(folders, paths, visits)
  console.log(machine())
} else await reportPages()

async function reportPages(): Promise<void> {
  const dist = path.resolve('dist')
  const peers = values.peer.map((address) => new URL(address))
  const report = await measurePages({ dist, paths, peers, visits })
  const tables = tablesOf(report)
  console.log(tables)
  await mkdir(path.dirname(values.json), { recursive: true })
  await writeFile(values.json, JSON.stringify(report, null, 2))
  if (values.write) await writeGuide(tables)
  const missed = report.pages.flatMap(missedGoals)
  for (const problem of missed) console.error(problem)
  if (missed.length > 0) process.exitCode = 1
}

async function writeGuide(tables: string): Promise<void> {
  const text = await readFile(guide, 'utf8')
  const between = /(<!-- bench:pages -->\n)[\s\S]*?(\n<!-- end -->)/
  await writeFile(
    guide,
    text.replace(between, (_, start: string, end: string) => `${start}\n${tables}\n${end}`),
  )
}
