import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseRedirects } from '#scripts/hosting/rules.ts'
import { closeServer } from '#shared/local-server.ts'
import { originOf, serveFolder } from '#scripts/hosting/static-host.ts'
import { JSDOM } from 'jsdom'

interface Reference {
  /** File that contains the address. */
  from: string
  /** A path of the site or `#id`. */
  address: string
}

/**
 * Follows every internal address in the pages, redirects and sitemap of a built folder. Each must
 * respond with 200, directly or after one redirect, and its `#id` must exist. Versions of a page in other
 * languages must name each other, or search engines ignore them.
 */
export async function deadLinks(folder: string): Promise<{ followed: number; dead: string[] }> {
  const pages = await readPages(folder)
  const home = pages.get('index.html')?.canonical ?? null
  const references = [
    ...[...pages].flatMap(([from, { addresses }]) =>
      addresses.map((address) => ({ from, address })),
    ),
    ...(await namedElsewhere(folder)),
  ]
    .map(({ from, address }) => ({ from, address: withinSite(address, home) }))
    .filter(({ address }) => /^(?:#|\/(?!\/))/.test(address))

  const host = await openHost(folder)
  const dead = await Promise.all(
    references.map(async ({ from, address }: Reference) => {
      const [target = '', id] = address.split('#')
      if (target && !(await host.exists(target)))
        return `${from} links to ${address}, which does not exist.`
      if (!id) return null
      const ids = target.endsWith('.svg')
        ? await idsOfDrawing(path.join(folder, target))
        : pages.get(target ? fileOf(target) : from)?.ids
      if (!ids?.has(id)) return `${from} links to ${address}, but nothing has that id.`
      return null
    }),
  )
  await host.close()
  return {
    followed: new Set(references.map(({ address }) => address)).size,
    dead: [...new Set([...dead.filter((sentence) => sentence !== null), ...oneSided(pages, home)])],
  }
}

function oneSided(pages: Map<string, PageLinks>, home: string | null): string[] {
  return [...pages].flatMap(([from, { canonical, versions }]) =>
    versions
      .filter((address) => {
        const other = pages.get(fileOf(withinSite(address, home)))
        return canonical === null || !other?.versions.includes(canonical)
      })
      .map((address) => `${from} has a version at ${address}, which does not name it.`),
  )
}

/** The ids that the fragment of an image can name: it may choose a state of the drawing. */
async function idsOfDrawing(file: string): Promise<Set<string>> {
  const drawing = await readFile(file, 'utf8')
  return new Set([...drawing.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
}

/** Serves the folder, and requests each address once. */
async function openHost(folder: string) {
  const server = await serveFolder(folder, 0)
  const origin = originOf(server)
  const asked = new Map<string, Promise<boolean>>()

  async function ask(address: string): Promise<boolean> {
    const { status, headers } = await fetch(origin + address, {
      redirect: 'manual',
      method: 'HEAD',
    })
    const next = headers.get('location')
    if (status < 300 || status > 399 || !next) return status === 200
    if (!next.startsWith('/')) return true
    return (await fetch(origin + next, { redirect: 'manual', method: 'HEAD' })).status === 200
  }
  return {
    exists(address: string): Promise<boolean> {
      const answer = asked.get(address) ?? ask(address)
      asked.set(address, answer)
      return answer
    },
    close: () => closeServer(server),
  }
}

/** Addresses outside HTML: the targets of redirects and the sitemap. */
async function namedElsewhere(folder: string): Promise<Reference[]> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => '')
  const redirects = parseRedirects(await read('_redirects'))
  const sitemap = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)]
  return [
    ...redirects.map(({ to }) => ({ from: '_redirects', address: to })),
    ...sitemap.map(([, address = '']) => ({ from: 'sitemap.xml', address })),
  ]
}

/** Turns absolute addresses of this site into paths. */
function withinSite(address: string, home: string | null): string {
  const origin = home ? new URL(home).origin : null
  return origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

/** The file that a host serves for a path. */
function fileOf(address: string): string {
  const name = address.replace(/\?.*$/, '').slice(1)
  return name === '' ? 'index.html' : `${name}.html`
}

/** The links and link targets of a page. */
export interface PageLinks {
  /** Its canonical address. */
  canonical: string | null
  /** The same page in all languages that have it. */
  versions: string[]
  ids: Set<string>
  /** Every address in it, and `#id` for every element that another one refers to. */
  addresses: string[]
}

const holders: Record<string, string> = {
  href: 'a, area, link',
  src: 'img, script, source, iframe, video',
  srcset: 'img, source',
  imagesrcset: 'link',
  content: '[property="og:image"]',
  action: 'form',
  formaction: 'button',
  'data-app': 'script',
  'data-content': 'script',
  'data-font': 'script',
}

// Not aria-controls: the list that it refers to exists only while open.
const pointers = ['commandfor', 'popovertarget', 'for', 'aria-labelledby', 'aria-describedby']

/** Reads every HTML file of a folder; the keys are their paths in it, such as "pricing/premium.html". */
async function readPages(folder: string): Promise<Map<string, PageLinks>> {
  const files = globSync('**/*.html', { cwd: folder })
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, PageLinks]> => {
      const html = await readFile(path.join(folder, file), 'utf8')
      return [file.replaceAll(path.sep, '/'), linksOf(html)]
    }),
  )
  return new Map(pages)
}

function linksOf(html: string): PageLinks {
  // The inlined CSS has no links, and takes long to parse.
  const { document } = new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/g, '')).window
  const addresses = Object.entries(holders).flatMap(([attribute, selector]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const value = element.getAttribute(attribute) ?? ''
      // The candidates of an image: "/a.avif 390w, /b.avif 780w".
      return attribute.endsWith('srcset') ? value.split(/,\s+/).map(firstWord) : [value]
    }),
  )
  const pointed = pointers.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((one) =>
      (one.getAttribute(name) ?? '').split(/\s+/).map((id) => `#${id}`),
    ),
  )
  return {
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    versions: [...document.querySelectorAll('link[hreflang]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    addresses: [...addresses, ...pointed],
  }
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? ''
}
