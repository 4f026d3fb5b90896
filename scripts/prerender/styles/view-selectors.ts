/** What the selectors of a stylesheet can ask of some HTML. */
export interface ViewSelectors {
  classes: Set<string>
  /** Names of `data-` attributes and states, and each with its value: `data-tone`, `data-tone="ink"`. */
  attributes: Set<string>
}

const tag = /<(\/?)([a-z][\w-]*)([^>]*)>/gi
const attribute = /\s(class|data-[\w-]+|disabled|aria-busy)(?:="([^"]*)")?(?=[\s/]|$)/g
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

export function noSelectors(): ViewSelectors {
  return { classes: new Set(), attributes: new Set() }
}

/** What the pages of a kind have, to add to: nothing at first. */
export function selectorsOf(views: Map<string, ViewSelectors>, kind: string): ViewSelectors {
  const view = views.get(kind) ?? noSelectors()
  views.set(kind, view)
  return view
}

/** Adds what is in the part of a page before its stylesheets: header and first section. */
export function addFirstView(view: ViewSelectors, page: string): void {
  const end = page.indexOf('<div data-stylesheet')
  addSelectors(view, end < 0 ? page : page.slice(0, end), true)
}

/**
 * Adds what is in a page.
 * @param html well formed, `>` in attributes escaped, as React writes it
 * @param isFirstView leaves out closed menus and dialogs: the stylesheets have loaded long before
 * they open
 */
export function addSelectors(view: ViewSelectors, html: string, isFirstView = false): void {
  // How many elements are open from the menu or dialog on that encloses this place.
  let closed = 0
  for (const [, slash, name = '', attributes = ''] of html.matchAll(tag)) {
    const isAlone = attributes.endsWith('/') || empty.test(name)
    if (slash) closed -= closed > 0 ? 1 : 0
    else if (closed > 0) closed += isAlone ? 0 : 1
    else if (isFirstView && isClosed(name, attributes)) closed = isAlone ? 0 : 1
    else addAttributes(view, attributes)
  }
}

function isClosed(name: string, attributes: string): boolean {
  return name === 'dialog' || /\spopover(?:[=\s/]|$)/.test(attributes)
}

function addAttributes({ classes, attributes }: ViewSelectors, text: string): void {
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each)
    else attributes.add(name).add(`${name}="${value}"`)
  }
}
