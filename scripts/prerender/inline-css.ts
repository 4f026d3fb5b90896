import { JSDOM } from 'jsdom'
import postcss, { list } from 'postcss'
import type { AtRule, ChildNode, Container, Rule } from 'postcss'

/**
 * The CSS for the part of these pages before the stylesheet link (header and first section), except
 * closed menus and dialogs: the whole stylesheet has loaded long before they open.
 */
export function firstViewCss(pages: string[], stylesheet: string): string {
  const views = pages.map((html) => {
    const [firstView = html] = html.split('<link rel="stylesheet"')
    const { document } = new JSDOM(firstView).window
    for (const closed of document.querySelectorAll('[popover], dialog')) closed.remove()
    return document.body.innerHTML
  })
  return cssFor(views.join(''), stylesheet, isResting)
}

/** Hover and active styles can wait for the whole stylesheet. */
function isResting(selector: string): boolean {
  return !/:(hover|active)\b/.test(selector)
}

/**
 * The part of the site's stylesheet that this HTML uses, for inlining: rules whose classes and `data-`
 * values occur in it, with their custom properties and keyframes. Web fonts, print styles and forced
 * colours come with the whole stylesheet.
 */
export function cssFor(
  html: string,
  stylesheet: string,
  wanted: (selector: string) => boolean = () => true,
): string {
  const root = postcss.parse(stylesheet)
  const page = { ...pageWords(html), wanted }
  root.walkAtRules('media', (media) => {
    if (/^print$|forced-colors/.test(media.params)) media.remove()
  })
  root.walkAtRules('font-face', (face) => {
    if (face.toString().includes('url(')) face.remove()
  })
  prune(root, page)
  dropUnusedProperties(root)
  dropUnusedKeyframes(root)
  return root.toString()
}

interface PageWords {
  classes: Set<string>
  html: string
  wanted: (selector: string) => boolean
}

function pageWords(html: string): Omit<PageWords, 'wanted'> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name)
  }
  return { classes, html }
}

function prune(container: Container, page: PageWords): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (isRule(node)) {
      node.selectors = node.selectors
        .flatMap(alternatives)
        .filter((selector) => page.wanted(selector) && mayMatch(selector, page))
      if (node.selectors.length === 0 || node.selector === '') {
        node.remove()
        continue
      }
    }
    if (hasChildren(node) && !isKeyframes(node)) {
      prune(node, page)
      if (node.nodes?.length === 0 && !isStatement(node)) node.remove()
    }
  }
}

/** A minifier writes the list `a, b` as `:is(a, b)`, and a page may need only one of them. */
function alternatives(selector: string): string[] {
  const [, inner = ''] = /^:is\((.*)\)$/s.exec(selector) ?? []
  return inner && isBalanced(inner) ? list.comma(inner) : [selector]
}

/** True when no parenthesis is closed before it is opened. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth < 0) return false
  }
  return true
}

/** False when the selector needs a class, a state or a `data-` value that the page does not have. */
function mayMatch(selector: string, { classes, html }: PageWords): boolean {
  const needed = withoutAlternatives(selector)
  for (const [, name = ''] of needed.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
    if (!classes.has(name)) return false
  }
  for (const [, name = '', , value] of needed.matchAll(
    /\[(data-[\w-]+|disabled|aria-busy)(=["']?([\w-]+)["']?)?\]/g,
  )) {
    if (!html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`)) return false
  }
  return true
}

/** Removes :not(), :is(), :where() and :has(), whose contents need not be on the page. */
function withoutAlternatives(selector: string): string {
  const shorter = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return shorter === selector ? selector : withoutAlternatives(shorter)
}

function dropUnusedProperties(root: Container): void {
  for (let removed = true; removed;) {
    removed = false
    const text = root.toString()
    root.walkDecls(/^--/, (declaration) => {
      if (text.includes(`var(${declaration.prop})`) || text.includes(`var(${declaration.prop},`))
        return
      declaration.remove()
      removed = true
    })
  }
}

function dropUnusedKeyframes(root: Container): void {
  const used = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    for (const word of declaration.value.split(/[\s,]+/)) used.add(word)
  })
  root.walkAtRules('keyframes', (keyframes) => {
    if (!used.has(keyframes.params)) keyframes.remove()
  })
}

function isRule(node: ChildNode): node is Rule {
  return node.type === 'rule'
}

function isKeyframes(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name.endsWith('keyframes')
}

function isStatement(node: ChildNode): boolean {
  return node.type === 'atrule' && node.nodes === undefined
}

function hasChildren(node: ChildNode): node is Rule | AtRule {
  return (node.type === 'rule' || node.type === 'atrule') && node.nodes !== undefined
}
