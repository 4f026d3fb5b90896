import { daysLater } from '#shared/dates.ts'
import { languageName } from '#shared/languages.ts'
import { formNames } from '#shared/leads/forms.ts'
import { counted } from '#shared/text.ts'
import { OPEN, pathIn, queryOf } from './address.ts'
import { dayName } from './clock.ts'
import { formOf } from './facts.ts'
import { html, icon } from './html.ts'
import { brickOf, card, option, select, table, wall } from './components.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Count, Numbers } from '#lead-api/store/numbers-store.ts'
import type { Listing } from './address.ts'
import type { Markup } from './html.ts'
import type { Visit } from './layout.ts'

export const SPANS = [4, 12, 52] as const

export interface NumbersView extends Visit {
  form: FormName | undefined
  weeks: number
  /** The Monday of the first week. */
  monday: string
  numbers: Numbers
}

/** Leads over time, by page, campaign and language: bricks, each with a table. */
export function numbersPane(view: NumbersView): Markup {
  const { home, form, weeks, monday, numbers } = view
  const { received, pages, languages, firstPages, campaigns } = numbers
  const top = pages.find(({ value }) => value !== null)
  const what = form ? plural(form) : 'Leads'
  const all: Listing = { ...OPEN, state: 'all', form, from: monday }
  const forms = formNames.map((name) => option(name, formOf(name), name === form))
  const spans = SPANS.map((span) => option(span, spanName(span), span === weeks))
  const href = (filter: Partial<Listing>) => home + queryOf({ ...all, ...filter })
  return html`<div class="wide num">
    <header class="num__h">
      <h1>${form ? `${formOf(form)}: ${received}` : counted(received, 'lead')} in ${spanName(weeks)}</h1>
      ${
        top
          ? html`<p>Most ${what.toLowerCase()} come from <b>${top.value}</b>: ${top.leads} of ${received}.</p>`
          : html`<p>No lead of this time says which page it came from.</p>`
      }
    </header>
    <form class="num__f" action="${home}/numbers">
      ${select({ name: 'form', 'aria-label': 'Form' }, [option('', 'All forms'), ...forms])}
      ${select({ name: 'weeks', 'aria-label': 'Time' }, spans)}
      <button class="btn">Show</button>
      <a class="txt" href="${home}${pathIn(all, '/leads.csv')}">${icon('save')}CSV</a>
    </form>
    ${weeksCard(view)}
    <div class="num__g">
      <div class="num__g2">
        ${countCard('Page', 'The page with the form.', pages, (at) => href({ at }))}
        ${countCard('Language', 'Of the page they wrote on.', languages, (language) => href({ language }), languageName)}
        ${howFarCard(numbers)}
      </div>
      <div class="num__g2">
        ${countCard('First page', 'Where the visit began.', firstPages, (first) => href({ first }))}
        ${countCard('Campaign', 'From the address they came by.', campaigns, (campaign) => href({ campaign }))}
      </div>
    </div>
  </div>`
}

/** @param href of the list of the leads that have a value */
function countCard(
  label: string,
  text: string,
  counts: readonly Count[],
  href: (value: string) => string,
  nameOf: (value: string) => string = String,
): Markup {
  const most = Math.max(0, ...counts.map(({ leads }) => leads))
  const rows = counts.map(({ value, leads, qualified }) => {
    const name = value === null ? 'Not known, or none' : nameOf(value)
    const link = html`<a href="${href(value ?? '')}"><bdi>${name}</bdi></a>${wall(leads, most)}`
    return [link, leads, qualified, share(qualified, leads)]
  })
  return card(
    `n-${label.toLowerCase().replace(' ', '-')}`,
    `By ${label.toLowerCase()}`,
    html`<p class="quiet">${text} ${brickText(most)}</p>
      ${table([label, 'Leads', 'Qualified', 'Share'], rows, { kind: 't--b' })}`,
  )
}

function howFarCard({ received, contacted, qualified, halfWithin }: Numbers): Markup {
  const steps: [string, number][] = [
    ['Received', received],
    ['Contacted', contacted],
    ['Qualified or won', qualified],
  ]
  const rows = steps.map(([name, count]) => {
    return [html`${name}${wall(count, received)}`, count, share(count, received)]
  })
  const wait = halfWithin !== undefined && `Half were contacted within ${duration(halfWithin)}. `
  return card(
    'n-far',
    'How far they got',
    html`<p class="quiet">${wait}${brickText(received)}</p>
      ${table(['Step', 'Leads', 'Share'], rows)}`,
  )
}

function spanName(weeks: number): string {
  return weeks === 52 ? 'a year' : `${weeks} weeks`
}

function plural(form: FormName): string {
  const name = formOf(form)
  return name.endsWith('s') ? name : `${name}s`
}

function brickText(most: number): string {
  return `One brick is ${counted(brickOf(most), 'lead')}.`
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`
}

function weeksCard({ weeks, monday, numbers, now }: NumbersView): Markup {
  const charts = [...numbers.weeks]
    .map(([call, counts]) => ({ name: formOf(call), counts, all: sum(counts) }))
    .toSorted((a, b) => b.all - a.all)
  const most = Math.max(1, ...charts.flatMap(({ counts }) => counts))
  const brick = brickOf(most, 14)
  const days = Array.from({ length: weeks }, (_, week) =>
    dayName(new Date(`${daysLater(monday, week * 7)}T12:00Z`), now, 'short'),
  )
  const totals = days.map((_, week) => sum(charts.map(({ counts }) => counts[week] ?? 0)))
  const asTable = table(
    ['Week of', ...days, 'All'],
    charts.map(({ name, counts, all }) => [name, ...counts, html`<b>${all}</b>`]),
    { foot: ['All', ...totals, html`<b>${sum(totals)}</b>`] },
  )
  const figures = charts.map(
    ({ name, counts, all }) =>
      html`<figure class="wk">
        <figcaption><b>${name}</b> <span>${all}</span></figcaption>
        ${columns(counts, brick)}
        <p class="wk__k"><span>${days[0]}</span><span>this week: ${counts.at(-1) ?? 0}</span></p>
      </figure>`,
  )
  const label = 'Leads a week by form, as a table'
  return card(
    'n-week',
    'By week and form',
    html`<p class="quiet">One brick is ${counted(brick, 'lead')}. The dark column is this week.</p>
      <div class="wks">${figures}</div>
      <details class="more">
        <summary>The same as a table${icon('down')}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label="${label}">${asTable}</div>
      </details>`,
  )
}

const CHART = { width: 358, height: 128, brick: 9 }

/** One path for each week, its height in bricks. */
function columns(counts: readonly number[], brick: number): Markup {
  const { width, height, brick: unit } = CHART
  const step = width / counts.length
  const paths = counts.map((count, week) => {
    const top = Math.max(1, Math.round(count / brick)) * unit - 2
    const path = `M${Math.round(step * (week + 0.5))} 126v-${top}`
    const isNow = week === counts.length - 1
    return count > 0 && html`<path ${isNow && html`class="now"`} d="${path}" />`
  })
  return html`<svg viewBox="0 0 ${width} ${height}"
    stroke-width="${Math.max(2, Math.round(step - 2))}"
    aria-hidden="true">
    ${paths}
  </svg>`
}

function share(part: number, all: number): string {
  return all === 0 ? '' : `${Math.round((part / all) * 100)} %`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
