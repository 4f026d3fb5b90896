import path from 'node:path'
import { parseArgs } from 'node:util'
import { compareBuilds } from './bench/compare-builds.ts'
import { compareWithGoals } from './bench/compare-with-goals.ts'
import { machine } from './bench/machine.ts'

// Measures first views on a slow network and processor: pages of dist/ beside the same pages without
// scripts and rendered by the browser; or, with --build, several built folders beside the first.
//   npm run bench:first-view -- / /owner
//   npm run bench:first-view -- --build ../before/dist --build dist /
const { values, positionals } = parseArgs({
  options: { build: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const pages = positionals.length > 0 ? positionals : ['/']

const folders = values.build?.map((folder) => path.resolve(folder))
if (folders) await compareBuilds(folders, pages, runs)
else {
  const problems = await compareWithGoals(path.resolve('dist'), pages, runs)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
console.log(machine())
