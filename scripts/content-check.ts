import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readHosts } from '#shared/hosts.ts'
import { counted } from '#shared/text.ts'
import { en } from '#shared/words/en.ts'
import { setWords } from '#shared/words/words.ts'
import { priceAdvice } from './content/advice.ts'
import { checkContent, formAdvice, seamAdvice } from './content/check.ts'
import { parseContent } from './content/documents.ts'
import { translationAdvice } from './content/translations.ts'

// The constant that the bundler defines; without configured hosts, it names the sandbox.
Object.assign(globalThis, { __HOSTS__: readHosts({}) })
const { siteFindings } = await import('./content/site-findings.ts')

setWords(en)
const folder = path.resolve(import.meta.dirname, '../content')

/** Prints every mistake and advice about content/*.ndjson, and the number of documents; exit code 1 on mistakes. */
async function main(): Promise<void> {
  const names = globSync('*.ndjson', { cwd: folder }).toSorted()
  const parsed = await Promise.all(
    names.map(async (name) => parseContent(await readFile(path.join(folder, name), 'utf8'), name)),
  )
  const documents = parsed.flatMap((file) => file.documents)
  const findings = [
    ...parsed.flatMap((file) => file.findings),
    ...(await siteFindings(documents)),
    ...(await checkContent(documents, (file) => existsSync(path.join(folder, file)))),
  ]
  if (names.length === 0) findings.push('There is no content/*.ndjson.')
  for (const finding of findings) console.error(finding)
  const advised = [
    ...formAdvice(documents),
    ...priceAdvice(documents),
    ...seamAdvice(documents),
    ...translationAdvice(documents),
  ]
  for (const advice of advised) console.log(`Advice: ${advice}`)
  console.log(`${counted(documents.length, 'document')}, ${counted(findings.length, 'mistake')}.`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

await main()
