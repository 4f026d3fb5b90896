import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '#shared/json.ts'

/** What a visitor reads of a page's own fields; everything else stays as the seed has it. */
const ownTexts = new Set(['title', 'heading', 'lead', 'description', 'body', 'text', 'note'])

const towns = ['Kisumu', 'Nakuru', 'Ibadan', 'Tamale', 'Mwanza', 'Kumasi', 'Enugu', 'Jinja']

/**
 * Writes a dataset of `count` pages into a folder: those of the seed, then copies of them in turns, each
 * with its own path, titles and texts. What pages refer to is as in the seed. The same count always gives
 * the same files.
 * @param from folder of the seed: `*.ndjson` and `images/`
 */
export async function writeManyPages(from: string, to: string, count: number): Promise<void> {
  await mkdir(to, { recursive: true })
  await symlink(path.resolve(from, 'images'), path.join(to, 'images'))
  for (const name of await readdir(from)) {
    if (name.endsWith('.ndjson')) await cp(path.join(from, name), path.join(to, name))
  }
  const file = path.join(to, 'pages.ndjson')
  const seed = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const pages = seed.slice(0, count)
  while (pages.length < count) {
    const round = Math.floor(pages.length / seed.length)
    pages.push(JSON.stringify(copyOf(JSON.parse(seed[pages.length % seed.length] ?? ''), round)))
  }
  await writeFile(file, `${pages.join('\n')}\n`)
}

/** A page for one place: "/owner" becomes "/kisumu-9/owner", which shows the same list of questions. */
function copyOf(page: Record<string, unknown>, round: number): Record<string, unknown> {
  const town = towns[round % towns.length] ?? ''
  const folder = `${town.toLowerCase()}-${round}`
  const own = page['path'] === '/' ? '/home' : String(page['path'])
  const texts = withTexts(page, `${town} ${round}`)
  return {
    ...(isRecord(texts) ? texts : {}),
    _id: `${String(page['_id'])}-${folder}`,
    path: `/${folder}${own}`,
  }
}

function withTexts(value: unknown, place: string, key = ''): unknown {
  if (typeof value === 'string') return ownTexts.has(key) ? `${value} (${place})` : value
  if (Array.isArray(value)) return value.map((member) => withTexts(member, place, key))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withTexts(field, place, name)]),
  )
}
