import postcss, { list } from 'postcss'
import type { Root, Rule } from 'postcss'

/** What the selectors of a stylesheet can ask of some HTML. */
export interface ViewSelectors {
  /** Names of elements. */
  tags: Set<string>
  classes: Set<string>
  /** Names of `data-` attributes and states, and each with its value: `data-tone`, `data-tone="ink"`. */
  attributes: Set<string>
  /** Custom properties that attributes use, such as `fill="var(--clay)"`: `--clay`. */
  properties: Set<string>
}

const tag = /<(\/?)([a-z][\w-]*)([^>]*)>/gi
const attribute = /\s(class|data-[\w-]+|disabled|aria-busy)(?:="([^"]*)")?(?=[\s/]|$)/g
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

export function noSelectors(): ViewSelectors {
  return {
    tags: new Set(['html', 'body']),
    classes: new Set(),
    attributes: new Set(),
    properties: new Set(),
  }
}

/**
 * Adds what is in the part of a page before its stylesheet: header and first section. Closed menus and
 * dialogs are left out, because the stylesheet has loaded long before they open.
 * @param page well formed, `>` in attributes escaped, as React writes it
 */
export function addFirstView(view: ViewSelectors, page: string): void {
  const end = page.indexOf('<div data-stylesheet')
  const html = end < 0 ? page : page.slice(0, end)
  // How many elements are open from the menu or dialog on that encloses this place.
  let closed = 0
  for (const [, slash, name = '', attributes = ''] of html.matchAll(tag)) {
    const isAlone = attributes.endsWith('/') || empty.test(name)
    if (slash) closed -= closed > 0 ? 1 : 0
    else if (closed > 0) closed += isAlone ? 0 : 1
    else if (isClosed(name, attributes)) closed = isAlone ? 0 : 1
    else addElement(view, name, attributes)
  }
}

/**
 * Lets the kinds of first views that the fewest pages have share one, so that at most `most` are left. Most
 * visitors see the home page first: it keeps its own.
 */
export function shareRareViews(
  views: Map<string, ViewSelectors>,
  pages: readonly { kind: string }[],
  most: number,
): void {
  const byKind = Map.groupBy(pages, ({ kind }) => kind)
  const count = (kind: string) => (kind === '/' ? Infinity : (byKind.get(kind)?.length ?? 0))
  const kinds = [...views.keys()].toSorted((one, other) => count(other) - count(one))
  if (kinds.length <= most) return
  const shared = noSelectors()
  for (const kind of kinds.slice(most - 1)) {
    for (const part of ['tags', 'classes', 'attributes', 'properties'] as const)
      for (const name of views.get(kind)?.[part] ?? []) shared[part].add(name)
    views.set(kind, shared)
  }
}

function isClosed(name: string, attributes: string): boolean {
  return name === 'dialog' || /\spopover(?:[=\s/]|$)/.test(attributes)
}

function addElement(view: ViewSelectors, element: string, text: string): void {
  const { tags, classes, attributes, properties } = view
  tags.add(element)
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) properties.add(name)
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each)
    else attributes.add(name).add(`${name}="${value}"`)
  }
}

/**
 * Reads the site's stylesheet once. Returns a function for the part of it that first views with these
 * selectors need: rules whose elements, classes and `data-` values occur in it, with their custom
 * properties and keyframes. Web fonts, print styles, forced colors, less motion, hover and active styles,
 * those of a page behind an open dialog and of what opens beside a brick come with the whole stylesheet.
 */
export function firstViewStyles(stylesheet: string): (view: ViewSelectors) => string {
  const sheet = readSheet(stylesheet)
  return (view) => {
    const root = sheet.clone()
    root.walkRules((rule) => prune(rule, view))
    dropUnusedProperties(root, view)
    dropEmpty(root)
    dropUnusedKeyframes(root)
    return root.toString()
  }
}

/**
 * The rules of a stylesheet for pages from right to left: all of them, so that a policy lists one more hash.
 * They follow the styles of a first view, which have none of them.
 */
export function rightToLeftStyles(stylesheet: string): string {
  const root = readSheet(stylesheet)
  root.walkRules((rule) => {
    if (!rule.selector.includes('[dir=')) rule.remove()
  })
  dropEmpty(root)
  return root.toString()
}

function readSheet(stylesheet: string): Root {
  const root = postcss.parse(stylesheet)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    const isLater =
      /^print$|forced-colors|motion: ?reduce|anchor-name/.test(rule.params) ||
      rule.name === 'position-try'
    if (isLater || (rule.name === 'font-face' && rule.toString().includes('url('))) rule.remove()
  })
  return root
}

/** Leaves of a rule what may match now; the steps of an animation are rules too. */
function prune(rule: Rule, view: ViewSelectors): void {
  const { parent } = rule
  if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) return
  rule.selectors = rule.selectors
    .flatMap(alternatives)
    .filter((selector) => !comesLater(selector) && mayMatch(selector, view))
  if (rule.selector === '') rule.remove()
}

/** True for what no first view is: hovered, pressed, behind a dialog, from right to left. */
function comesLater(selector: string): boolean {
  const needed = selector.replace(functions, (group, name) => (name === 'not' ? '' : group))
  return /:(hover|active|modal)\b|\[dir=/.test(needed)
}

/** Removes rules without content, and then those around them. */
function dropEmpty(root: Root): void {
  for (let removed = true; removed;) {
    removed = false
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0) return
      node.remove()
      removed = true
    })
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

/** False when the selector needs an element, a class, a state or a `data-` value that the page does not have. */
function mayMatch(selector: string, view: ViewSelectors): boolean {
  const { tags, classes, attributes } = view
  let needed = selector
  for (let before = ''; before !== needed;) {
    before = needed
    for (const [group, name, inner = ''] of before.matchAll(functions)) {
      const isNeeded = name === 'is' || name === 'where'
      if (isNeeded && !list.comma(inner).some((each) => mayMatch(each, view))) return false
      needed = needed.replace(group, '')
    }
  }
  for (const [, name = ''] of needed
    .replace(/\[[^\]]*\]/g, '')
    .matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)) {
    if (!tags.has(name)) return false
  }
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

/** What is in :not() and :has() need not be on the page; of :is() and :where(), one alternative has to be. */
const functions = /:(not|is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

function dropUnusedProperties(root: Root, { properties }: ViewSelectors): void {
  for (let removed = true; removed;) {
    removed = false
    const text = root.toString()
    root.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration
      if (properties.has(prop) || text.includes(`var(${prop})`) || text.includes(`var(${prop},`))
        return
      declaration.remove()
      removed = true
    })
  }
}

function dropUnusedKeyframes(root: Root): void {
  const used = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    for (const word of declaration.value.split(/[\s,]+/)) used.add(word)
  })
  root.walkAtRules('keyframes', (keyframes) => {
    if (!used.has(keyframes.params)) keyframes.remove()
  })
}
