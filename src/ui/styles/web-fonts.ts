import besley from './fonts/besley-basic-700.woff2?url'
import besleyLatin from './fonts/besley-latin-700.woff2?url'
import figtree from './fonts/figtree-basic-400-700.woff2?url'
import figtreeLatin from './fonts/figtree-latin-400-700.woff2?url'
import { BASIC, LATIN } from './font-ranges.ts'
import { keepLines } from './keep-lines.ts'

// One static weight of Besley is used for both weights: 18 kB instead of 30.
const families = [
  { name: 'Besley Variable', weight: '600 700', basic: besley, latin: besleyLatin },
  { name: 'Figtree Variable', weight: '400 700', basic: figtree, latin: figtreeLatin },
]

/** Letters of the files for other languages. */
const accents = /[À-ÖØ-öø-œ]/

/**
 * Loads the web fonts; until they have loaded, metric-matched fallbacks are used (tokens.css). By script, so
 * that the fonts never compete with the first view. A font that fails to load leaves its fallback.
 */
export async function loadWebFonts(): Promise<void> {
  const basic = facesOf('basic', BASIC)
  const latin = facesOf('latin', LATIN)
  const hasAccents = accents.test(document.querySelector('main')?.textContent ?? '')
  const wanted = hasAccents ? [...basic, ...latin] : basic
  const results = await Promise.allSettled(wanted.map((font) => font.load()))
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (loaded.length === 0) return
  // Those that are not wanted yet the browser loads for a later page.
  const added = hasAccents ? loaded : [...loaded, ...latin]
  // In one go: the browser lays out the page once for all.
  keepLines(() => added.forEach((font) => document.fonts.add(font)))
}

function facesOf(file: 'basic' | 'latin', unicodeRange: string): FontFace[] {
  return families.map(({ name, weight, ...files }) => {
    const source = `url(${files[file]}) format("woff2")`
    return new FontFace(name, source, { weight, unicodeRange, display: 'swap' })
  })
}
