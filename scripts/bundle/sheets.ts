import { createHash } from 'node:crypto'
import postcss from 'postcss'
import type { ChildNode, Container, Rule } from 'postcss'
import type { ExtraStylesheet } from '../../src/lib/stylesheet.ts'

/** A built stylesheet: the site's own, or one for parts that the home page lacks. */
export type SheetName = 'style' | ExtraStylesheet

/**
 * The CSS modules of the sheets beside the site's own, by their path from the repository's root. A part
 * of the app that uses one is loaded `withStylesheet`, which a test holds.
 */
const modules: Record<ExtraStylesheet, RegExp> = {
  // What an audience is offered, with its sample.
  offers:
    /^src\/(sections\/(benefit-mosaic|insured-band|picture-text|months-race|link-cards|welcome|bid-invitation|checklist|decision-drawing|monitoring-report|shared-views|site-progress)|ui\/sample)\//,
  pricing: /^src\/sections\/(plans|plan-finder|compare-table|fee-estimator|shortlist|monitoring)\//,
  // Fields, the sections of pages that have some, and pages that are code alone.
  forms:
    /^src\/(forms|ui\/(field|combobox|upload-list|wizard-steps)|sections\/(offices|question-block|share-link|video-block)|pages\/(health|scheduler|admin-login|construction|referral|schedule-call|facts)|layout\/BareLayout\.)/,
}

/** The sheet that a CSS module is in. */
export function sheetOf(module: string): SheetName {
  if (modules.offers.test(module)) return 'offers'
  if (modules.pricing.test(module)) return 'pricing'
  return modules.forms.test(module) ? 'forms' : 'style'
}

/** The texts of the sheets, and the hash in the names of their files: of all of them, so that a page names one. */
export interface Sheets {
  texts: ReadonlyMap<SheetName, string>
  hash: string
}

/**
 * Takes the site's styles apart. What no class tells apart, such as tokens, is in the site's own sheet.
 * Each sheet names the cascade layers first, so that it does not matter which one arrives first.
 * @param ofClass the sheet of a class or of keyframes, by their name
 */
export function splitSheets(css: string, ofClass: (name: string) => SheetName): Sheets {
  const names: SheetName[] = ['style', 'offers', 'pricing', 'forms']
  const root = postcss.parse(css)
  const texts = new Map(
    names.map((name) => {
      const sheet = root.clone()
      keep(sheet, name, ofClass)
      return [name, sheet.toString()]
    }),
  )
  const all = createHash('sha256').update(JSON.stringify([...texts]))
  return { texts, hash: all.digest('hex').slice(0, 8) }
}

function keep(container: Container, sheet: SheetName, ofClass: (name: string) => SheetName): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (isRule(node)) {
      // A minifier joins equal rules of several modules.
      node.selectors = node.selectors.filter((selector) => sheetsIn(selector, ofClass).has(sheet))
      if (node.selector === '') node.remove()
    } else if (node.type === 'atrule') {
      if (node.name.endsWith('keyframes')) {
        if (ofClass(node.params) !== sheet) node.remove()
      } else if (node.nodes === undefined) {
        if (node.name !== 'layer' && sheet !== 'style') node.remove()
      } else if (/^(font-face|page|property)$/.test(node.name)) {
        if (sheet !== 'style') node.remove()
      } else {
        keep(node, sheet, ofClass)
        if (node.nodes.length === 0) node.remove()
      }
    }
  }
}

function sheetsIn(selector: string, ofClass: (name: string) => SheetName): Set<SheetName> {
  const names = [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => ofClass(name))
  return new Set(names.length > 0 ? names : ['style'])
}

function isRule(node: ChildNode): node is Rule {
  return node.type === 'rule'
}
