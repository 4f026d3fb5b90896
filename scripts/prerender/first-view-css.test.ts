import { expect, test } from 'vitest'
import {
  addFirstView,
  firstViewStyles,
  noSelectors,
  rightToLeftStyles,
  shareRareViews,
} from './first-view-css.ts'

const sheet = `@layer reset,tokens,ui;
@font-face{font-family:Web;src:url(/a.woff2)}
@font-face{font-family:Fallback;src:local(Arial)}
@layer tokens{:root{--a:red;--b:var(--a);--unused:blue}}
@layer ui{.Hero-copy{color:var(--b);&:hover .Hero-link{color:red}}.Other-box{color:blue}
.Hero-copy[data-tone="ink"]{color:black}.Hero-copy[data-tone="ochre"]{color:tan}
@media (min-width:9px){.Other-box{color:blue}}
.Other-spin{animation:spin 1s}@keyframes spin{to{opacity:0}}body{margin:0}table{margin:1px}}`

const html = '<main class="Hero-copy x" data-tone="ink"><a><b></b></a><u></u></main>'

function cssFor(page: string, stylesheet: string): string {
  return firstViewCss([page], stylesheet)
}

function firstViewCss(pages: string[], stylesheet: string): string {
  const view = noSelectors()
  for (const page of pages) addFirstView(view, page)
  return firstViewStyles(stylesheet)(view)
}

test('a page gets the rules of its own classes and elements, nothing else', () => {
  const css = cssFor(html, sheet)
  expect(css).toContain('.Hero-copy{')
  expect(css).toContain('body{margin:0}')
  expect(css).not.toContain('table')
  expect(css).not.toContain('Other-box')
  expect(css).not.toContain('@media')
  expect(css).not.toContain('Hero-link')
})

test('rules of elements that are not on the page are left out', () => {
  expect(cssFor(html, 'main a{top:0}summary>svg{top:0}h1,u{top:0}')).toBe('main a{top:0}u{top:0}')
})

test('what turns a page from right to left is apart, for pages that need it', () => {
  const rules = '[dir=rtl] a{scale:-1}a{top:0}@media print{[dir=rtl] a{top:0}}'
  expect(cssFor(html, rules)).toBe('a{top:0}')
  expect(rightToLeftStyles(rules)).toBe('[dir=rtl] a{scale:-1}')
})

test('variants that the page does not show are left out', () => {
  const css = cssFor(html, sheet)
  expect(css).toContain('data-tone="ink"')
  expect(css).not.toContain('data-tone="ochre"')
})

test('states that no control of the page is in are left out', () => {
  const states = '.b[disabled]{color:gray}.b[aria-busy=true]{cursor:progress}'
  expect(cssFor('<button class="b" aria-busy="false"></button>', states)).toBe('')
  expect(cssFor('<button class="b" disabled=""></button>', states)).toBe('.b[disabled]{color:gray}')
})

test("print, a reader's own colors and less motion wait for the whole stylesheet", () => {
  const media =
    '@media print{body{margin:0}}@media (forced-colors:active){body{margin:1px}}@media (prefers-reduced-motion:reduce){body{margin:2px}}'
  expect(cssFor(html, media)).toBe('')
})

test('web fonts wait, stand-in fonts and the layer order stay', () => {
  const css = cssFor(html, sheet)
  expect(css).toContain('@layer reset,tokens,ui')
  expect(css).toContain('Fallback')
  expect(css).not.toContain('a.woff2')
})

test('custom properties and keyframes that nothing uses are left out', () => {
  const css = cssFor(html, sheet)
  expect(css).toContain('--a:red')
  expect(css).not.toContain('--unused')
  expect(css).not.toContain('@keyframes')
})

test('a custom property that only an attribute uses stays', () => {
  const drawing = '<svg><path fill="var(--clay)"></path></svg>'
  expect(firstViewCss([drawing], ':root{--clay:tan;--ink:black}')).toBe(':root{--clay:tan}')
})

test('a rule stays when one of several alternatives may match', () => {
  const rules =
    '.x:is([data-tone="ochre"],:not(u).Hero-copy) b{top:1px}.x:is([data-tone="ochre"],.Other-box){top:2px}'
  expect(cssFor(html, rules)).toBe('.x:is([data-tone="ochre"],:not(u).Hero-copy) b{top:1px}')
})

test('closed menus and what follows the stylesheets have no part in the first view', () => {
  const page =
    '<p class="a"></p><div popover=""><b class="b"></b></div><div data-stylesheet=""></div><i class="c"></i>'
  expect(firstViewCss([page], '.a{top:1px}.b{top:2px}.c{top:3px}')).toBe('.a{top:1px}')
})

test('what follows a closed menu is part of the first view, whatever the menu contains', () => {
  const page =
    '<div data-a="1"><dialog><img class="b"/><p>1 > 0<br><b class="b">x</b></p></dialog><i class="c"></i></div>' +
    '<button popoverTarget="m" class="d"></button>'
  const rules = '.b{top:1px}.c{top:2px}.d{top:3px}[data-a="1"]{top:4px}[data-a="2"]{top:5px}'
  expect(firstViewCss([page], rules)).toBe('.c{top:2px}.d{top:3px}[data-a="1"]{top:4px}')
})

test('pages with the same kind of first view share styles that fit each of them', () => {
  const pages = ['<p class="a"></p>', '<p class="b" data-tone="ink"></p>']
  const rules = '.a{top:1px}.b[data-tone]{top:2px}.c{top:3px}'
  expect(firstViewCss(pages, rules)).toBe('.a{top:1px}.b[data-tone]{top:2px}')
})

test('where a policy has no room for more styles, the first views of the fewest pages share theirs', () => {
  const views = new Map(
    ['/', 'hero', 'plans', 'team'].map((kind) => {
      const view = noSelectors()
      addFirstView(view, `<p class="${kind}"></p>`)
      return [kind, view]
    }),
  )
  const kinds = ['/', 'hero', 'hero', 'plans', 'team', 'team', 'team']
  shareRareViews(
    views,
    kinds.map((kind) => ({ kind })),
    3,
  )
  expect([...views.values()].map(({ classes }) => [...classes].toSorted())).toEqual([
    ['/'],
    ['hero', 'plans'],
    ['hero', 'plans'],
    ['team'],
  ])
})

test('hover styles wait for the whole stylesheet, those of what is not hovered do not', () => {
  const rules = '.a:hover{top:1px}.a{top:2px}.a:not(:hover){top:3px}'
  expect(firstViewCss(['<p class="a"></p>'], rules)).toBe('.a{top:2px}.a:not(:hover){top:3px}')
})

test('of a list that the minifier wrapped, only what the page uses stays', () => {
  const css = cssFor(
    html,
    ':is(.Other-box:has(b:not(i)) u,.Hero-copy u){color:tan}:is(.x) a:is(.Hero-copy){top:0}',
  )
  expect(css).toBe('.Hero-copy u{color:tan}:is(.x) a:is(.Hero-copy){top:0}')
})

test('a first view contains no styles for an open dialog, which come later', () => {
  const locked = 'html:has(dialog:modal, [popover]:popover-open){overflow:hidden}body{margin:0}'
  expect(firstViewCss([html], locked)).toBe('body{margin:0}')
})
