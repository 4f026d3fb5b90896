// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { openRenderPool } from './pool.ts'
import type { CheckedFile } from '../../checks/leak-check.ts'
import type { PageTask, PageWriter } from './page-writer.ts'
import type { RenderPool } from './pool.ts'
import type { CommonParts } from './worker.ts'

// A thread imports the built renderer by its address; this one shows the page's title.
const source = `
  export const unknownPath = '/404'
  export const fileOf = (path) => path + '.html'
  export async function renderPage({ path, shell, page }) {
    if (path === '/broken') throw new Error('This page cannot be rendered.')
    const image = '<img src="/static/media/01234567.svg" alt="">'
    return {
      html: '<main class="' + shell.settings.title + '">' + page.title + image + '</main>',
      structuredData: [],
    }
  }`
const renderer = `data:text/javascript,${encodeURIComponent(source)}`
const template =
  '<head><!--head--></head><body><!--page--><!--boot--></body><script type="module" src="a"></script>'

let outDir: string
let written: CheckedFile[]
let pool: RenderPool
let pages: PageWriter

beforeEach(async () => {
  outDir = await temporaryFolder()
  written = []
  const environment = { API_TOKEN: 'secret-of-the-build' }
  pool = openRenderPool({ renderer, environment }, (file) => written.push(file))
  const app = { entry: '', stylesheet: '', sheets: {}, revision: '', boot: '', formBoot: '' }
  const frame = { template, app: { ...app, notice: '' }, lastStyles: new Map([['hero', 'old{}']]) }
  // All that this renderer needs of a shell.
  const shell: CommonParts['shell'] = JSON.parse('{"settings":{"title":"brand"}}')
  pages = pool.open({ outDir, frame, shell })
})

afterEach(() => pool.close())

function task(address: string, title: string): PageTask {
  const content: PageTask['content'] = JSON.parse(
    JSON.stringify({ path: address, page: { title } }),
  )
  return { content, tags: '', seedFile: '', kind: 'hero' }
}

const page = (name: string) => readFile(path.join(outDir, `${name}.html`), 'utf8')

test('pages are written in another thread, and end with the styles of this build', async () => {
  await Promise.all([pages.write(task('/a', 'One')), pages.write(task('/b/c', 'Two'))])
  expect(await page('a')).toContain('<style>old{}</style>')
  const { views, images } = await pages.facts()
  expect(views.get('hero')?.classes).toEqual(new Set(['brand']))
  expect(images).toEqual(new Set(['/static/media/01234567.svg']))
  await pages.setStyles(new Map([['hero', 'new{}']]))
  expect(await page('a')).toMatch(/<style>new\{\}<\/style>.*One/)
  expect(await page('b/c')).toMatch(/<style>new\{\}<\/style>.*Two/)
})

test('a secret in a page that a thread has written is told', async () => {
  await Promise.all([
    pages.write(task('/a', 'harmless')),
    pages.write(task('/b', 'It is secret-of-the-build.')),
  ])
  expect(written).toContainEqual({ file: '/a.html', leaks: [] })
  expect(written).toContainEqual({ file: '/b.html', leaks: ['b.html contains API_TOKEN.'] })
})

test('a page that cannot be rendered fails with its reason, and the others are written', async () => {
  const broken = pages.write(task('/broken', ''))
  await expect(broken).rejects.toThrow('This page cannot be rendered.')
  await pages.write(task('/a', 'One'))
  expect(await page('a')).toContain('One')
})

test('a renderer that does not start fails the first page', async () => {
  const bad = openRenderPool(
    { renderer: 'data:text/javascript,nonsense', environment: {} },
    () => {},
  )
  // Its thread has ended before it is asked anything.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const asked = bad.open({ outDir, frame: JSON.parse('{}'), shell: JSON.parse('{}') })
  await expect(asked.write(task('/a', 'One'))).rejects.toThrow('nonsense is not defined')
  await bad.close()
})
