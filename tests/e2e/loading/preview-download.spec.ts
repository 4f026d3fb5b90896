import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

const dist = path.resolve('dist')
const scripts = path.join(dist, 'static/js')
// Names that only the code of editing in place speaks of: its element and its talk with the Studio.
const editing = /sanity-visual-editing|loader\/query-listen|sanity\/comlink/
const mark = /\p{Cf}{8,}/u

test.skip(({ isMobile }) => isMobile, 'The files are the same on every screen.')

test('a visitor’s scripts hold nothing of editing in place, however far they lead', () => {
  const [, entry = ''] = /data-app="\/static\/js\/([^"]+)"/.exec(read('index.html')) ?? []
  const doors = readdirSync(scripts).filter((file) => file.startsWith('open-preview-'))
  expect(doors).toHaveLength(1)

  const visited = reach(entry, new Set(doors))
  expect(visited.size).toBeGreaterThan(30)
  expect([...visited].filter((file) => editing.test(readScript(file)))).toEqual([])
  // The same search does find it behind the door.
  const behind = reach(entry, new Set())
  expect([...behind].filter((file) => editing.test(readScript(file))).length).toBeGreaterThan(1)
})

test('no built page and no data of one carries an editor’s mark or a draft', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(html|json|txt|xml|css)$/.test(file))
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter((file) => mark.test(read(file)))).toEqual([])
  expect(texts.filter((file) => read(file).includes('"drafts.'))).toEqual([])
})

test('a visitor’s browser never asks for the chunks of editing in place', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  // What the app fetches when it has nothing better to do comes last.
  await expect.poll(() => asked.some((name) => name.includes('/data/query/'))).toBe(true)
  const fetched = asked.filter((name) => name.startsWith('/static/js/'))
  expect(fetched.length).toBeGreaterThan(3)
  expect(fetched.filter((name) => /open-preview|Preview-/.test(name))).toEqual([])
  expect(fetched.filter((name) => editing.test(readScript(path.basename(name))))).toEqual([])
})

/** The script and all that it imports, at once or later, but for what lies behind closed doors. */
function reach(file: string, closed: Set<string>, found = new Set<string>()): Set<string> {
  if (found.has(file) || closed.has(file)) return found
  found.add(file)
  for (const [, next = ''] of readScript(file).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    reach(next, closed, found)
  }
  return found
}

function readScript(file: string): string {
  return readFileSync(path.join(scripts, file), 'utf8')
}

function read(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8')
}
