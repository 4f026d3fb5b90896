import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Budgets of every content route in kB (1,000 bytes), brotli where the host compresses. */
const budgets = {
  html: 14,
  css: 4,
  htmlAndHero: 40,
  hero: 30,
  font: 25,
  script: 95,
  carousel: 24,
}

const dist = path.resolve('dist')
const failures: string[] = []

const rows = htmlFiles(dist).map(weighPage)
console.table(rows)
weighScripts()
const circle = findCircle(path.join(dist, 'static/js'))
if (circle) failures.push(`Chunks import each other in a circle: ${circle.join(' → ')}`)
for (const font of readdirSync(path.join(dist, 'static/fonts'))) {
  hold(`font ${font}`, statSync(path.join(dist, 'static/fonts', font)).size / 1000, budgets.font)
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function weighPage(file: string) {
  const name = path.relative(dist, file)
  const html = readFileSync(file, 'utf8')
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const weight = { page: name, html: packed(html), css: packed(css), hero: heroOnPhone(html) }
  hold(`${name}: HTML with CSS and data`, weight.html, budgets.html)
  hold(`${name}: CSS`, weight.css, budgets.css)
  hold(`${name}: hero on a phone`, weight.hero, budgets.hero)
  hold(`${name}: HTML and hero`, weight.html + weight.hero, budgets.htmlAndHero)
  if (/<script[^>]+src=|rel="?modulepreload/.test(html))
    failures.push(`${name} fetches a script before the first view.`)
  if (
    /(?:src|srcset|href)="https?:\/\/(?!localhost)[^"]*\.(?:js|css|avif|webp|png|jpe?g|svg|woff2)/.test(
      html,
    )
  ) {
    failures.push(`${name} fetches a file from another host.`)
  }
  return weight
}

/** The AVIF that a phone of 390 px and twice the density takes for the page's first picture, in kB. */
function heroOnPhone(html: string): number {
  const [, sources = ''] = /<source type="image\/avif"[^>]*srcset="([^"]*)"/i.exec(html) ?? []
  const files = sources.split(', ').map((source) => source.split(' '))
  const [file] =
    files.find(([, width = '0w']) => Number.parseInt(width, 10) >= 780) ?? files.at(-1) ?? []
  return file ? statSync(path.join(dist, file)).size / 1000 : 0
}

/** Chunks that import each other in a circle run before what they need is there. */
function findCircle(folder: string): string[] | null {
  const done = new Set<string>()
  function visit(file: string, trail: string[]): string[] | null {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of importsOf(file, folder)) {
      const found = visit(next, [...trail, file])
      if (found) return found
    }
    done.add(file)
    return null
  }
  for (const file of readdirSync(folder)) {
    const found = visit(file, [])
    if (found) return found
  }
  return null
}

function importsOf(file: string, folder: string): string[] {
  const code = readFileSync(path.join(folder, file), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  )
}

function weighScripts(): void {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const [, entry = ''] = /data-app="([^"]+)"/.exec(html) ?? []
  const folder = path.join(dist, 'static/js')
  const first = firstLoad(path.basename(entry), folder)
  const weights = readdirSync(folder).map((file) => ({
    script: file,
    first: first.has(file),
    kB: packed(readFileSync(path.join(folder, file), 'utf8')),
  }))
  console.table(weights)
  const sum = weights.filter((weight) => weight.first).reduce((total, { kB }) => total + kB, 0)
  hold('first-load script', sum, budgets.script)
  for (const weight of weights.filter(({ script }) => /swiper|carousel/i.test(script))) {
    hold(`carousel chunk ${weight.script}`, weight.kB, budgets.carousel)
  }
}

/** The entry and all that it imports statically. */
function firstLoad(entry: string, folder: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const next of importsOf(entry, folder)) firstLoad(next, folder, found)
  return found
}

function hold(what: string, kB: number, budget: number): void {
  if (kB > budget)
    failures.push(
      `${what} weighs ${kB.toFixed(1)} kB, ${(kB - budget).toFixed(1)} over its budget of ${budget} kB.`,
    )
}

function packed(text: string): number {
  return Math.round(brotliCompressSync(text).length / 100) / 10
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => path.join(folder, file))
}
