// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWebFonts } from './web-fonts.ts'

const added = new Set<string>()
let arrives: (family: string) => boolean

beforeEach(() => {
  added.clear()
  vi.stubGlobal(
    'FontFace',
    class {
      family: string
      range: string
      constructor(family: string, _source: string, options: { unicodeRange: string }) {
        this.family = family
        this.range = options.unicodeRange
      }
      load = () =>
        arrives(this.family) ? Promise.resolve(this) : Promise.reject(new Error('Offline.'))
    },
  )
  const fonts = {
    add: ({ family, range }: { family: string; range: string }) =>
      added.add(`${family} ${range.slice(0, 4)}`),
  }
  Object.assign(document, { fonts })
  document.body.innerHTML = '<main><h1>Fund your project</h1></main>'
})

afterEach(() => {
  document.body.innerHTML = ''
})

const BASIC_FONTS = ['Besley Variable U+20', 'Figtree Variable U+20']

test('both fonts are used once both are here, also where the browser cannot say what it skips', async () => {
  arrives = () => true
  await loadWebFonts()
  expect([...added]).toEqual(expect.arrayContaining(BASIC_FONTS))
})

test('a font that does not arrive leaves its fallback, and the other is used', async () => {
  arrives = (family) => family.startsWith('Figtree')
  await loadWebFonts()
  expect([...added]).toContain(BASIC_FONTS[1])
  expect([...added]).not.toContain(BASIC_FONTS[0])
})

test('without any font the page keeps its fallbacks, and nothing fails', async () => {
  arrives = () => false
  await loadWebFonts()
  expect([...added].filter((font) => BASIC_FONTS.includes(font))).toEqual([])
})
