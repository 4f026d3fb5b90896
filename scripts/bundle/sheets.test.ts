// @vitest-environment node
import { expect, test } from 'vitest'
import { sheetOf, splitSheets } from './sheets.ts'
import type { SheetName } from './sheets.ts'

const order = '@layer reset, ui, sections;'

/** Classes are named after their sheet here. */
function ofClass(name: string): SheetName {
  if (name.startsWith('form')) return 'forms'
  if (name.startsWith('plan')) return 'pricing'
  return name.startsWith('report') ? 'offers' : 'style'
}

function split(css: string) {
  const { texts, hash } = splitSheets(order + css, ofClass)
  const plain = (name: SheetName) => (texts.get(name) ?? '').replaceAll(/\s/g, '')
  return { hash, plain }
}

test('a rule is in the sheet of its class, in the layer and at the widths that it had', () => {
  const { plain } = split(
    '@layer ui{.menu{top:0}@media (width>=700px){.form-field:hover>b{top:1px}}}@layer sections{.plan{top:2px}}',
  )
  expect(plain('style')).toBe('@layerreset,ui,sections;@layerui{.menu{top:0}}')
  expect(plain('forms')).toBe(
    '@layerreset,ui,sections;@layerui{@media(width>=700px){.form-field:hover>b{top:1px}}}',
  )
  expect(plain('pricing')).toBe('@layerreset,ui,sections;@layersections{.plan{top:2px}}')
  expect(plain('offers')).toBe('@layerreset,ui,sections')
})

test('what belongs to no part of a page is in the sheet of every page', () => {
  const { plain } = split(
    '@layer reset{*{margin:0}:root{--ink:red}}@font-face{font-family:x;src:url(x)}',
  )
  expect(plain('style')).toContain('*{margin:0}:root{--ink:red}')
  expect(plain('style')).toContain('@font-face{')
  expect(plain('forms')).toBe('@layerreset,ui,sections')
})

test('keyframes go with the classes of their module', () => {
  const { plain } = split('@keyframes formturn{to{rotate:1turn}}@keyframes spin{to{rotate:1turn}}')
  expect(plain('forms')).toContain('@keyframesformturn{')
  expect(plain('forms')).not.toContain('spin')
  expect(plain('style')).toContain('@keyframesspin{')
})

test('rules that a minifier has joined are taken apart', () => {
  const { plain } = split('.menu,.form-row,.plan{top:0}')
  expect(plain('style')).toContain('.menu{top:0}')
  expect(plain('forms')).toContain('.form-row{top:0}')
  expect(plain('pricing')).toContain('.plan{top:0}')
})

test('all files are renamed when one of them changes, and only then', () => {
  const { hash } = split('.menu{top:0}.form{top:0}')
  expect(hash).toMatch(/^[0-9a-f]{8}$/)
  expect(split('.menu{top:0}.form{top:0}').hash).toBe(hash)
  expect(split('.menu{top:0}.form{top:1px}').hash).not.toBe(hash)
  // The same text, in other files.
  const moved = splitSheets(`${order}.menu{top:0}.form{top:0}`, () => 'style')
  expect(moved.hash).not.toBe(hash)
})

test('what every page shows is not in a sheet of some', () => {
  for (const module of [
    'layout/Footer',
    'ui/dialog/Dialog',
    'ui/toast/toaster',
    'sections/hero/Hero',
  ])
    expect(sheetOf(`src/${module}.module.css`)).toBe('style')
  expect(sheetOf('src/ui/field/Field.module.css')).toBe('forms')
})
