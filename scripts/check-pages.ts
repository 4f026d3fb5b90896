import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlFaults } from './lib/html-check.ts'
import { deadLinks } from './lib/link-check.ts'

// Every page of the build is sound HTML, and every link within the site leads somewhere.
const dist = path.resolve('dist')
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .toSorted()
const faults = await Promise.all(
  pages.map((page) => htmlFaults(page, readFileSync(path.join(dist, page), 'utf8'))),
)
const { followed, dead } = await deadLinks(dist)
for (const sentence of [...faults.flat(), ...dead]) console.error(sentence)
if (pages.length === 0) console.error('dist/ holds no page: run npm run build.')
console.log(
  `${pages.length} pages: ${faults.flat().length} faults of markup; ${followed} links: ${dead.length} dead.`,
)
process.exitCode = faults.flat().length + dead.length > 0 || pages.length === 0 ? 1 : 0
