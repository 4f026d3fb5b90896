import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compareFolders } from './first-difference.ts'
import { writeManyPages } from './many-pages.ts'
import { measuredBuild } from './measured-build.ts'
import { machine } from '#scripts/bench/machine.ts'
import { rounded } from '#scripts/bench/numbers.ts'
import type { BuildFigures } from './measured-build.ts'

// Builds a site of many pages twice, with time and memory, and fails when the two builds differ.
//   npm run bench:build -- --pages 2000
// Bundle and share images stay in its cache for the next run; --fresh begins without them.
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    fresh: { type: 'boolean', default: false },
  },
})
const pages = Number(values.pages)
if (!Number.isInteger(pages) || pages < 1) {
  console.error(`--pages needs a whole number, such as 2000; "${values.pages}" is none.`)
  process.exit(1)
}

// Inside the repository, because the built renderer imports its packages.
const folder = path.resolve('.cache/bench-build')
const inside = (name: string) => path.join(folder, name)
const cache = inside('cache')
const outs = [inside('first'), inside('second')]
await clear()
if (values.fresh) await rm(cache, { recursive: true, force: true })
await writeManyPages('content', inside('content'), pages)

const rows: Record<string, object> = {}
for (const out of outs) {
  rows[path.basename(out)] = row(await measuredBuild({ content: inside('content'), out, cache }))
}
console.log(`${pages} pages${values.fresh ? ', the first build without a cache' : ''}`)
console.table(rows)
console.log(machine())
const [first = '', second = ''] = outs
const { files, difference } = await compareFolders(first, second)
if (difference) {
  console.error(`The two builds of the same content differ: ${difference} They stay in ${folder}.`)
  process.exitCode = 1
} else {
  console.log(`Both builds are the same: ${files} files.`)
  await clear()
}

async function clear(): Promise<void> {
  for (const name of [inside('content'), ...outs]) await rm(name, { recursive: true, force: true })
}

function row({ seconds, peakMb }: BuildFigures) {
  return {
    seconds: rounded(seconds, 1),
    'peak MB': rounded(peakMb),
    'ms per page': rounded((seconds * 1000) / pages, 2),
  }
}
