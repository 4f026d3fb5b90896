import postcss, { list } from 'postcss'
import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss'
import type { ViewSelectors } from './view-selectors.ts'

/**
 * Reads the site's stylesheet once. Returns a function for the part of it that first views with these
 * selectors need. Hover and active styles can wait for the whole stylesheet, and so can those of a page behind
 * an open dialog, whose own come with it.
 */
export function firstViewStyles(stylesheet: string): (view: ViewSelectors) => string {
  const sheet = readSheet(stylesheet)
  return (view) => cut(sheet, { ...view, wanted: isResting })
}

function isResting(selector: string): boolean {
  return !/:(hover|active|modal)\b/.test(selector)
}

/**
 * The part of a stylesheet that HTML with these selectors uses, for inlining: rules whose classes and `data-`
 * values occur in it, with their custom properties and keyframes. Web fonts, print styles and forced
 * colours come with the whole stylesheet.
 */
export function cssFor(view: ViewSelectors, stylesheet: string): string {
  return cut(readSheet(stylesheet), { ...view, wanted: () => true })
}

function readSheet(stylesheet: string): Root {
  const root = postcss.parse(stylesheet)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules('media', (media) => {
    if (/^print$|forced-colors/.test(media.params)) media.remove()
  })
  root.walkAtRules('font-face', (face) => {
    if (face.toString().includes('url(')) face.remove()
  })
  return root
}

interface Wanted extends ViewSelectors {
  wanted: (selector: string) => boolean
}

function cut(sheet: Root, page: Wanted): string {
  const root = sheet.clone()
  prune(root, page)
  dropUnusedProperties(root)
  dropUnusedKeyframes(root)
  return root.toString()
}

function prune(container: Container, page: Wanted): void {
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
function mayMatch(selector: string, { classes, attributes }: ViewSelectors): boolean {
  const needed = withoutAlternatives(selector)
  for (const [, name = ''] of needed.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
    if (!classes.has(name)) return false
  }
  for (const [, name = '', , value] of needed.matchAll(
    /\[(data-[\w-]+|disabled|aria-busy)(=["']?([\w-]+)["']?)?\]/g,
  )) {
    if (!attributes.has(value === undefined ? name : `${name}="${value}"`)) return false
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
