import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { prefixOf } from '#shared/languages.ts'

/** Budgets of each page in kB (1,000 bytes); brotli where the host compresses. */
const budgets = {
  html: 17,
  // The same page in French: a tenth more letters, and accents.
  translatedHtml: 18.5,
  css: 5,
  // All that a page links, which a slow connection loads without being asked.
  stylesheets: 25,
  // One flight of a new connection, with its headers.
  hero: 14,
  font: 25,
  script: 100,
  form: 60,
  carousel: 24,
  // Of the search, for all texts of a language.
  index: 40,
}

const dist = path.resolve('dist')
const failures: string[] = []

const pages = globSync('**/*.html', { cwd: dist, exclude: ['**/404.html'] })
const rows = pages.toSorted().map(measurePage)
console.table(rows.map(rounded))
measureScripts()
for (const font of readdirSync(path.join(dist, 'static/fonts'))) {
  checkBudget(
    `font ${font}`,
    statSync(path.join(dist, 'static/fonts', font)).size / 1000,
    budgets.font,
  )
}
for (const index of globSync('**/search-index.json', { cwd: dist }))
  checkBudget(index, brotliKb(readFileSync(path.join(dist, index), 'utf8')), budgets.index)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function measurePage(name: string) {
  const html = readFileSync(path.join(dist, name), 'utf8')
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const size = {
    page: name,
    html: brotliKb(html),
    css: brotliKb(css),
    stylesheets: stylesheetsOf(html),
    hero: heroOnPhone(html),
  }
  const isTranslated = prefixOf(`/${name.replace(/\.html$/, '')}`) !== ''
  checkBudget(
    `${name}: HTML with CSS`,
    size.html,
    isTranslated ? budgets.translatedHtml : budgets.html,
  )
  checkBudget(`${name}: CSS`, size.css, budgets.css)
  checkBudget(`${name}: stylesheets`, size.stylesheets, budgets.stylesheets)
  checkBudget(`${name}: hero on a phone`, size.hero, budgets.hero)
  if (/<script[^>]+src=|rel="?modulepreload/.test(html))
    failures.push(`${name} fetches a script before the first view.`)
  if (
    /(?:src|srcset|href)="https?:\/\/(?!localhost)[^"]*\.(?:js|css|avif|webp|png|jpe?g|svg|woff2)/.test(
      html,
    )
  ) {
    failures.push(`${name} fetches a file from another host.`)
  }
  return size
}

/** kB of the stylesheets that a page links. */
function stylesheetsOf(html: string): number {
  return [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)]
    .map(([, file = '']) => brotliKb(readFileSync(path.join(dist, file), 'utf8')))
    .reduce((total, kB) => total + kB, 0)
}

/** kB of the AVIF that a phone of double density, told 320 px, fetches ahead for the first view. */
function heroOnPhone(html: string): number {
  const [, sources = ''] =
    /<link rel="preload" as="image"[^>]*imagesrcset="([^"]*)"/i.exec(html) ?? []
  const files = sources.split(', ').map((source) => source.split(' '))
  const [file] =
    files.find(([, width = '0w']) => Number.parseInt(width, 10) >= 640) ?? files.at(-1) ?? []
  return file ? statSync(path.join(dist, file)).size / 1000 : 0
}

function measureScripts(): void {
  const folder = path.join(dist, 'static/js')
  const first = withImports(chunkOf('main', folder), folder)
  const kBOf = (file: string) => brotliKb(readFileSync(path.join(folder, file), 'utf8'))
  const sizes = readdirSync(folder).map((file) => ({
    script: file,
    first: first.has(file),
    kB: kBOf(file),
  }))
  console.table(sizes.map(rounded))
  const sum = sizes.filter((size) => size.first).reduce((total, { kB }) => total + kB, 0)
  checkBudget('first-load script', sum, budgets.script)
  for (const size of sizes.filter(({ script }) => /swiper|carousel/i.test(script))) {
    checkBudget(`carousel chunk ${size.script}`, size.kB, budgets.carousel)
  }
  // The page around a form has loaded its sections.
  const page = withImports(chunkOf('sections', folder), folder, new Set(first))
  const added = [...withImports(chunkOf('all-forms', folder), folder)].filter(
    (file) => !page.has(file),
  )
  checkBudget(
    'what a form downloads',
    added.reduce((total, file) => total + kBOf(file), 0),
    budgets.form,
  )
}

/**
 * The built script of a module, `forms-1a2b3c4d.js` for `forms`.
 * @throws Error when the build has none, or more than one
 */
function chunkOf(module: string, folder: string): string {
  const found = readdirSync(folder).filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === module)
  const [file] = found
  if (file === undefined || found.length > 1)
    throw new Error(
      `The build has ${found.length} scripts named ${module}, not one: the module has moved to another chunk.`,
    )
  return file
}

/** A script and all its static imports. */
function withImports(file: string, folder: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(path.join(folder, file), 'utf8')
  for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(next, folder, found)
  return found
}

function checkBudget(what: string, kB: number, budget: number): void {
  if (kB > budget)
    failures.push(
      `${what} is ${kB.toFixed(1)} kB, ${(kB - budget).toFixed(1)} kB over its budget of ${budget} kB.`,
    )
}

/** For people: sums are of what was measured. */
function rounded(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(1)) : value,
    ]),
  )
}

function brotliKb(text: string): number {
  return brotliCompressSync(text).length / 1000
}
