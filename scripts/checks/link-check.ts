import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseRedirects } from '#scripts/hosting/rules.ts'
import { readPages } from './page-links.ts'
import { closeServer, originOf, serveFolder } from '#scripts/hosting/static-host.ts'

interface Reference {
  /** File that contains the address. */
  from: string
  /** A path of the site or `#id`. */
  address: string
}

/**
 * Follows every internal address in the pages, redirects and sitemap of a built folder. Each must
 * respond with 200, directly or after one redirect, and its `#id` must exist.
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
      if (target && !(await host.exists(target))) return `${from} leads to ${address}.`
      if (!id) return null
      const ids = target.endsWith('.svg')
        ? await idsOfDrawing(path.join(folder, target))
        : pages.get(target ? fileOf(target) : from)?.ids
      if (!ids?.has(id)) return `${from} leads to ${address}, but nothing has that id.`
      return null
    }),
  )
  await host.close()
  return {
    followed: new Set(references.map(({ address }) => address)).size,
    dead: [...new Set(dead.filter((sentence) => sentence !== null))],
  }
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
