import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { counted } from '#shared/text.ts'
import { htmlFaults } from './checks/html-check.ts'
import { leaks } from './checks/leak-check.ts'
import { deadLinks } from './checks/link-check.ts'

// Checks that every page of the build is valid HTML, every internal link works, and nothing private is
// published.
const dist = path.resolve('dist')
const pages = globSync('**/*.html', { cwd: dist }).toSorted()
const faults = await Promise.all(
  pages.map((page) => htmlFaults(page, readFileSync(path.join(dist, page), 'utf8'))),
)
const { followed, dead } = await deadLinks(dist)
const environment = { ...loadEnv('production', process.cwd(), ''), ...process.env }
const leaked = await leaks(dist, environment)
const empty = pages.length === 0 ? ['dist/ has no pages: run npm run build.'] : []
const all = [...empty, ...faults.flat(), ...dead, ...leaked]
for (const sentence of all) console.error(sentence)
console.log(
  `${counted(pages.length, 'page')}: ${counted(faults.flat().length, 'markup problem')}; ${counted(followed, 'link')}: ${dead.length} dead; ${counted(leaked.length, 'leak')}.`,
)
process.exitCode = all.length > 0 ? 1 : 0
