import { html as tag } from 'hono/html'
import { icons } from '#shared/icons.ts'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** A piece of a page; `false` and undefined render nothing. */
export type Part = Markup | string | false | undefined

const compact = new WeakMap<TemplateStringsArray, TemplateStringsArray>()

/**
 * The tag of hono, without the line breaks and indents of our own code, a third of a page's bytes: none is left
 * at the edges of an element, nor between two tags.
 */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  const known = compact.get(strings)
  const texts = known ?? Object.assign(strings.map(withoutBreaks), { raw: strings.raw })
  compact.set(strings, texts)
  return tag(texts, ...values.map((value) => (value === false ? '' : (value ?? ''))))
}

function withoutBreaks(text: string): string {
  return text
    .replaceAll(/(^(?:[^<>]*[^<>/])?>|<[a-z][^<>]*[^<>/]>)\s*\n\s*/g, '$1')
    .replaceAll(/\s*\n\s*(?=<\/)/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
}

/** Of the site's icons, and some that only people who answer need. */
const ICONS = {
  mail: icons.mail,
  phone: icons.phone,
  file: icons.file,
  cross: icons.cross,
  down: icons['chevron-down'],
  left: icons['arrow-left'],
  right: icons['arrow-right'],
  alert: icons.alert,
  chart: icons.chart,
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 9.5c.5 2.5 2.5 4.5 5.5 5.5',
  search: 'M17 11a6 6 0 1 1-12 0a6 6 0 0 1 12 0M16 16l5 5',
  inbox: 'M3 13v7h18v-7L17 4H7L3 13h5l1.5 3h5L16 13h5',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3ZM12 9v4M12 16v.5',
  user: 'M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M4 21v-2a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v2',
  cash: 'M3 6h18v12H3zM7 10v4M17 10v4M14.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
  screen: 'M3 5h18v12H3zM9 21h6M12 17v4M10 8.5v5l4-2.5z',
  help: 'M4 4h16v13h-8l-4 4v-4H4zM10 8.5a2 2 0 1 1 2.5 2c-.5.3-.5.7-.5 1.3M12 14v.3',
  clock: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l3.5 2',
  save: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
} as const

export type IconName = keyof typeof ICONS

/** A drawing beside a text that says the same. */
export function icon(name: IconName): Markup {
  return html`<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`
}

/** Of an element; `false` and undefined leave one out, `true` has no value. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export function attributes(values: Attributes): Markup[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    return [value === true ? html` ${name}` : html` ${name}="${value}"`]
  })
}

/** Marks the link to what is shown. */
export function current(isCurrent: boolean, kind = 'true'): Part {
  return isCurrent && html`aria-current="${kind}"`
}
