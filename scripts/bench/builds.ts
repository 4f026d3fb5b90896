import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { filesIn } from '#scripts/checks/leak-check.ts'
import { prefixOf, withoutPrefix } from '#shared/languages.ts'
import { machine, rounded, wholeNumber } from './numbers.ts'

/**
 * `npm run bench:build [-- --pages 2000]`: builds a site of many pages and guides in all its languages
 * twice, prints how long each build takes, and fails when the two builds differ.
 */
const { values } = parseArgs({ options: { pages: { type: 'string', default: '2000' } } })
// Inside the repository, because the built renderer imports its packages.
const inside = (name: string) => path.resolve('.cache/bench-build', name)
const outs = ['first', 'second'].map(inside)

try {
  await main(wholeNumber('pages', values.pages))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function main(pages: number): Promise<void> {
  await clear()
  await writeManyPages('content', inside('content'), pages)
  const rows: Record<string, object> = {}
  for (const out of outs) rows[path.basename(out)] = await measuredBuild(out)
  console.table(rows)
  console.log(`${pages} pages and guides; ${machine()}`)
  const different = await differingFiles()
  if (different.length > 0)
    throw new Error(
      `The two builds of the same content differ: ${different.slice(0, 10).join(', ')}`,
    )
  console.log('Both builds are the same.')
  await clear()
}

/** Writes the seed, and copies of its pages and guides in every language: "/fr/tarifs" becomes "/fr/copy-9/tarifs". */
async function writeManyPages(from: string, to: string, count: number): Promise<void> {
  await mkdir(to, { recursive: true })
  await symlink(path.resolve(from, 'images'), path.join(to, 'images'))
  const seed: Copied[] = []
  for (const name of await readdir(from)) {
    if (!name.endsWith('.ndjson')) continue
    await cp(path.join(from, name), path.join(to, name))
    const lines = (await readFile(path.join(from, name), 'utf8')).split('\n').filter(Boolean)
    const documents = lines.map((line): Copied => JSON.parse(line))
    seed.push(...documents.filter(({ _type }) => _type === 'page' || _type === 'article'))
  }
  const copies = Array.from({ length: Math.max(0, count - seed.length) }, (_, index) => {
    const document = seed[index % seed.length]
    return document ? copyOf(document, `copy-${Math.floor(index / seed.length) + 1}`) : ''
  })
  await writeFile(path.join(to, 'copies.ndjson'), `${copies.join('\n')}\n`)
}

/** A page, or a guide, whose address is made from its slug. */
type Copied = { _id: string; _type: string; path?: string; slug?: { current: string } }

function copyOf({ path: at = '', slug, ...document }: Copied, folder: string): string {
  const own = withoutPrefix(at) === '/' ? '/home' : withoutPrefix(at)
  return JSON.stringify({
    ...document,
    _id: `${document._id}-${folder}`,
    ...(slug
      ? { slug: { ...slug, current: `${slug.current}-${folder}` } }
      : { path: `${prefixOf(at)}/${folder}${own}` }),
  })
}

async function measuredBuild(out: string) {
  const started = performance.now()
  const folders = ['--content', inside('content'), '--out', out, '--cache', inside('cache')]
  const build = spawn(process.execPath, ['scripts/build.ts', ...folders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve, reject) => {
    build.once('exit', resolve).once('error', reject)
  })
  if (code !== 0) throw new Error(`The build into ${path.basename(out)} failed.`)
  return { seconds: rounded((performance.now() - started) / 1000, 1) }
}

async function differingFiles(): Promise<string[]> {
  const [first = '', second = ''] = outs
  const names = new Set([...(await filesIn(first)), ...(await filesIn(second))])
  const different: string[] = []
  for (const name of names)
    if (!(await read(first, name)).equals(await read(second, name))) different.push(name)
  return different
}

function read(folder: string, name: string): Promise<Buffer> {
  return readFile(path.join(folder, name)).catch(() => Buffer.alloc(0))
}

async function clear(): Promise<void> {
  for (const name of [inside('content'), ...outs]) await rm(name, { recursive: true, force: true })
}
