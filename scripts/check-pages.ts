import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { htmlFaults } from './checks/html-check.ts'
import { leaks } from './checks/leak-check.ts'
import { deadLinks } from './checks/link-check.ts'

// Every page of the build is sound HTML, every link within the site leads somewhere, and nothing is
// public that should not be.
const dist = path.resolve('dist')
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .toSorted()
const faults = await Promise.all(
  pages.map((page) => htmlFaults(page, readFileSync(path.join(dist, page), 'utf8'))),
)
const { followed, dead } = await deadLinks(dist)
const environment = { ...loadEnv('production', process.cwd(), ''), ...process.env }
const leaked = await leaks(dist, environment)
const empty = pages.length === 0 ? ['dist/ holds no page: run npm run build.'] : []
const all = [...empty, ...faults.flat(), ...dead, ...leaked]
for (const sentence of all) console.error(sentence)
console.log(
  `${pages.length} pages: ${faults.flat().length} faults of markup; ${followed} links: ${dead.length} dead; ${leaked.length} leaks.`,
)
process.exitCode = all.length > 0 ? 1 : 0
