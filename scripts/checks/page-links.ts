import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM } from 'jsdom'

/** The links and link targets of a page. */
export interface PageLinks {
  /** Its canonical address. */
  canonical: string | null
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
  'data-styles': 'script',
  'data-content': 'script',
}

// Not aria-controls: the list that it refers to exists only while open.
const pointers = ['commandfor', 'popovertarget', 'for', 'aria-labelledby', 'aria-describedby']

/** Reads every HTML file of a folder; the keys are their paths in it, such as "pricing/premium.html". */
export async function readPages(folder: string): Promise<Map<string, PageLinks>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  )
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
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    addresses: [...addresses, ...pointed],
  }
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? ''
}
