// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
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

test.each([
  { here: ['Besley Variable', 'Figtree Variable'] },
  { here: ['Figtree Variable'] },
  { here: [] },
])('of the two fonts exactly those that arrive are used: $here', async ({ here }) => {
  arrives = (family) => here.includes(family)
  await loadWebFonts()
  const basic = [...added].filter((font) => font.endsWith('U+20'))
  expect(basic.toSorted()).toEqual(here.map((family) => `${family} U+20`))
})

test.each([
  { words: 'Fund your project', here: [] },
  { words: 'Français ou anglais', here: ['Besley Variable', 'Figtree Variable'] },
])(
  'the letters of other languages come with the others where the page has some: $words',
  async ({ words, here }) => {
    document.body.innerHTML = `<main>${words}</main>`
    const loaded: string[] = []
    arrives = (family) => loaded.push(family) > 0
    await loadWebFonts()
    expect(loaded.slice(2)).toEqual(here)
    expect([...added].filter((font) => font.endsWith('U+A1'))).toHaveLength(2)
  },
)
