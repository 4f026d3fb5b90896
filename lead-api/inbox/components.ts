import { attributes, html, icon } from './html.ts'
import type { Attributes, Markup, Part } from './html.ts'

/** A form that acts; `fields` are those that nobody sees. */
export function actForm(
  action: string,
  content: unknown,
  fields: Readonly<Record<string, string>> = {},
  others: Attributes = {},
): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form ${attributes({ ...others, method: 'post', action })}>${hidden}${content}</form>`
}

/** A field of one line, with its label. */
export function field(id: string, label: string, others: Attributes): Markup {
  return html`<div class="f">
    <label for="${id}">${label}</label>
    <input class="in" id="${id}" ${attributes(others)} />
  </div>`
}

/** A field for a text, with its label. */
export function textField(id: string, label: string, others: Attributes, text = ''): Markup {
  return html`<div class="f">
    <label for="${id}">${label}</label>
    <textarea class="in" id="${id}" ${attributes(others)} rows="3">
${text}</textarea>
  </div>`
}

export function select(others: Attributes, options: unknown): Markup {
  return html`<div class="sel">
    <select class="in" ${attributes(others)}>${options}</select>${icon('down')}
  </div>`
}

export function option(value: string | number, label: string, isSelected = false): Markup {
  return html`<option value="${value}" ${isSelected && 'selected'}>${label}</option>`
}

/** What a button with the id as its `popovertarget` opens. */
export function popover(id: string, title: string, content: unknown, kind = ''): Markup {
  return html`<div class="pop ${kind}" id="${id}" popover><h2>${title}</h2>${content}</div>`
}

/** A white pane of a wide page. */
export function card(id: string, title: string, content: unknown, kind = ''): Markup {
  return html`<section class="card ${kind}" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`
}

/** A part of a pane, with its heading. */
export function part(id: string, title: string, content: unknown): Markup {
  return html`<section aria-labelledby="${id}"><h3 id="${id}">${title}</h3>${content}</section>`
}

/** Labels with what belongs to each; those with nothing are left out, and texts may be in any direction. */
export function facts(rows: readonly (readonly [label: string, value: Part])[]): Markup {
  return html`<dl class="facts">${rows.map(([label, value]) => value && fact(label, value))}</dl>`
}

function fact(label: string, value: Part): Markup {
  const shown = typeof value === 'string' ? html`<bdi>${value}</bdi>` : value
  return html`<div><dt>${label}</dt><dd>${shown}</dd></div>`
}

/** What was done when: ISO time, time as it is shown, text. */
export function timeline(
  lines: readonly (readonly [time: string, shown: string, text: Part])[],
  kind = '',
): Markup {
  const items = lines.map(
    ([time, shown, text]) =>
      html`<li><time datetime="${time}">${shown}</time><span>${text}</span></li>`,
  )
  return html`<ol class="hist ${kind}">${items}</ol>`
}

type Row = readonly unknown[]

/** A table of values; the first cell of each row names it. */
export function table(
  heads: readonly string[],
  rows: readonly Row[],
  { kind = '', caption, foot }: { kind?: string; caption?: string; foot?: Row } = {},
): Markup {
  const cells = heads.map((text) => (text ? html`<th scope="col">${text}</th>` : html`<td></td>`))
  return html`<table class="t ${kind}">
    ${caption && html`<caption class="sr">${caption}</caption>`}
    <thead><tr>${cells}</tr></thead>
    <tbody>${rows.map(tableRow)}</tbody>
    ${foot && html`<tfoot>${tableRow(foot)}</tfoot>`}
  </table>`
}

function tableRow([name, ...values]: Row): Markup {
  const cells = values.map((value) => html`<td>${value}</td>`)
  return html`<tr><th scope="row">${name}</th>${cells}</tr>`
}

/** So many bricks in one stroke; each is 1, 2, 5, 10 … leads, so that `most` leads are about twenty. */
export function wall(count: number, most: number, kind?: string): Markup {
  const bricks = count === 0 ? 0 : Math.max(1, Math.round(count / brickOf(most)))
  const width = Math.max(1, bricks * 14 - 2)
  return html`<svg class="wall ${kind && `wall--${kind}`}" viewBox="0 0 ${width} 8"
    width="${width}" height="8" preserveAspectRatio="xMinYMid" aria-hidden="true">
    <path d="M0 4h${bricks === 0 ? 0 : width}" />
  </svg>`
}

/** How many leads one brick is: 1, 2, 5, 10, 20 … */
export function brickOf(most: number, longest = 20): number {
  let brick = 1
  while (most / brick > longest) brick *= String(brick).startsWith('2') ? 2.5 : 2
  return brick
}
