import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chunkOf, scriptFolder, withImports } from './chunks.ts'

/** Variants of one page, made from the same files. */
export const variants = ['as built', 'without scripts', 'client-rendered'] as const
export type Variant = (typeof variants)[number]

/**
 * Writes a folder for each variant: links to the files of `dist`, and different HTML for `paths`.
 * "without scripts" shows the best that HTML can reach: no script elements, also none with data.
 * "client-rendered" is the page of a plain Vite app: an empty root, stylesheet and app in the head,
 * static imports preloaded, content from the API.
 * @throws Error when the build has no such page
 */
export async function writeVariants(
  dist: string,
  into: string,
  paths: readonly string[],
): Promise<Record<Variant, string>> {
  const folders = {
    'as built': dist,
    'without scripts': await linked(dist, path.join(into, 'without-scripts'), paths),
    'client-rendered': await linked(dist, path.join(into, 'client-rendered'), paths),
  }
  const folder = scriptFolder(dist)
  const app = [...withImports(chunkOf('main', folder), folder)]
  for (const file of paths.map(fileOf)) {
    const html = await readFile(path.join(dist, file), 'utf8').catch(() => {
      throw new Error(`The build has no page ${file}.`)
    })
    await put(path.join(folders['without scripts'], file), withoutScripts(html))
    await put(path.join(folders['client-rendered'], file), clientRendered(html, app))
  }
  return folders
}

/** The page without its script elements. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

/**
 * The page as the app alone would render it.
 * @param app the entry and all its static imports
 */
export function clientRendered(html: string, app: readonly string[]): string {
  const [head = '', all = ''] = /<script (data-app="[^"]*"[^>]*)>/.exec(html) ?? []
  const [, entry = ''] = /data-app="([^"]*)"/.exec(all) ?? []
  const [, styles = ''] = /data-styles="([^"]*)"/.exec(all) ?? []
  if (head === '') throw new Error('The page does not name its app, so it is not from this build.')
  const facts = all.replace(/ data-content="[^"]*"/, '')
  const preloads = app.map((file) => `<link rel="modulepreload" href="/static/js/${file}">`)
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? []
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${title}<script type="module" src="${entry}" ${facts}></script>`,
    ...preloads,
    `<link rel="stylesheet" href="${styles}"></head><body><div id="root"></div></body></html>`,
  ].join('')
}

function fileOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Creates real folders on the path to each page's HTML, and links to everything else. */
async function linked(from: string, into: string, paths: readonly string[]): Promise<string> {
  await rm(into, { recursive: true, force: true })
  await linkAll(from, into, paths.map(fileOf))
  return into
}

async function linkAll(from: string, into: string, own: readonly string[]): Promise<void> {
  await mkdir(into, { recursive: true })
  for (const name of await readdir(from)) {
    const inside = own.filter((file) => file.startsWith(`${name}/`))
    if (own.includes(name)) continue
    if (inside.length > 0) {
      const rest = inside.map((file) => file.slice(name.length + 1))
      await linkAll(path.join(from, name), path.join(into, name), rest)
    } else await symlink(path.join(from, name), path.join(into, name))
  }
}
