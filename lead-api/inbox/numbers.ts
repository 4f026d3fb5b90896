import { daysLater } from '#shared/dates.ts'
import { languageName } from '#shared/languages.ts'
import { formNames } from '#shared/leads/forms.ts'
import { counted } from '#shared/text.ts'
import { OPEN, queryOf } from './address.ts'
import { dayName } from './clock.ts'
import { formOf } from './facts.ts'
import { brickOf, html, icon, wall } from './html.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Count, Numbers } from '#lead-api/store/numbers-store.ts'
import type { Listing } from './address.ts'
import type { Markup } from './html.ts'

export const SPANS = [4, 12, 52] as const

export interface NumbersView {
  home: string
  form: FormName | undefined
  weeks: number
  /** The Monday of the first week. */
  monday: string
  numbers: Numbers
  now: Date
}

/** Leads over time, by page, campaign and language: bricks, each with a table. */
export function numbersPane(view: NumbersView): Markup {
  const { home, form, weeks, monday, numbers } = view
  const { received, contacted, qualified, halfWithin } = numbers
  const [top] = numbers.pages.filter(({ value }) => value !== null)
  const what = form ? plural(form) : 'Leads'
  const list = (change: Partial<Listing>) =>
    `${home}${queryOf({ ...OPEN, state: 'all', form, from: monday, ...change })}`
  return html`<div class="wide num">
    <header class="num__h">
      <h1>
        ${form ? `${formOf(form)}: ${received}` : counted(received, 'lead')} in ${spanName(weeks)}
      </h1>
      ${top ? html`<p>Most ${what.toLowerCase()} come from <b>${top.value}</b>: ${top.leads} of ${received}.</p>` : html`<p>No lead of this time says which page it came from.</p>`}
    </header>
    <form class="num__f" action="${home}/numbers">
      <div class="sel">
        <select class="in" name="form" aria-label="Form">
          <option value="">All forms</option>
          ${formNames.map((name) => html`<option value="${name}" ${name === form ? 'selected' : ''}>${formOf(name)}</option>`)}</select
        >${icon('down')}
      </div>
      <div class="sel">
        <select class="in" name="weeks" aria-label="Time">
          ${SPANS.map((span) => html`<option value="${span}" ${span === weeks ? 'selected' : ''}>${spanName(span)}</option>`)}</select
        >${icon('down')}
      </div>
      <button class="btn">Show</button>
      <a class="txt" href="${home}/leads.csv${list({}).slice(home.length)}">${icon('save')}CSV</a>
    </form>
    ${weeksCard(view)}
    <div class="num__g">
      <div class="num__g2">
        ${countCard({ title: 'By page', label: 'Page', text: 'The page with the form.', counts: numbers.pages, name: String, href: (value) => list({ at: value ?? '' }) })}
        ${countCard({ title: 'By language', label: 'Language', text: 'Of the page they wrote on.', counts: numbers.languages, name: languageName, href: (value) => list({ language: value ?? '' }) })}
        <section class="card" aria-labelledby="n-far">
          <h2 id="n-far">How far they got</h2>
          <p class="quiet">
            ${halfWithin === undefined ? '' : `Half were contacted within ${duration(halfWithin)}. `}${brickText(received)}
          </p>
          ${shareTable(
            'Step',
            [
              ['Received', received],
              ['Contacted', contacted],
              ['Qualified or won', qualified],
            ],
            received,
          )}
        </section>
      </div>
      <div class="num__g2">
        ${countCard({ title: 'By first page', label: 'First page', text: 'Where the visit began.', counts: numbers.firstPages, name: String, href: (value) => list({ first: value ?? '' }) })}
        ${countCard({ title: 'By campaign', label: 'Campaign', text: 'From the address they came by.', counts: numbers.campaigns, name: String, href: (value) => list({ campaign: value ?? '' }) })}
      </div>
    </div>
  </div>`
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

const CHART = { width: 358, height: 128, brick: 9 }

function weeksCard({ weeks, monday, numbers, now }: NumbersView): Markup {
  const charts = [...numbers.weeks]
    .map(([call, counts]) => ({ call, counts, all: sum(counts) }))
    .toSorted((a, b) => b.all - a.all)
  const most = Math.max(1, ...charts.flatMap(({ counts }) => counts))
  const brick = brickOf(most, 14)
  const first = dayName(new Date(`${monday}T12:00Z`), now, 'short')
  const days = Array.from({ length: weeks }, (_, week) =>
    dayName(new Date(`${daysLater(monday, week * 7)}T12:00Z`), now, 'short'),
  )
  const totals = days.map((_, week) => sum(charts.map(({ counts }) => counts[week] ?? 0)))
  return html`<section class="card" aria-labelledby="n-week">
    <h2 id="n-week">By week and form</h2>
    <p class="quiet">One brick is ${counted(brick, 'lead')}. The dark column is this week.</p>
    <div class="wks">
      ${charts.map(
        ({ call, counts, all }) =>
          html`<figure class="wk">
            <figcaption><b>${formOf(call)}</b> <span>${all}</span></figcaption>
            ${columns(counts, brick)}
            <p class="wk__k"><span>${first}</span><span>this week: ${counts.at(-1) ?? 0}</span></p>
          </figure>`,
      )}
    </div>
    <details class="more">
      <summary>The same as a table${icon('down')}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Leads a week by form, as a table">
        <table class="t">
          <thead>
            <tr>
              <th scope="col">Week of</th>
              ${days.map((day) => html`<th scope="col">${day}</th>`)}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            ${charts.map(
              ({ call, counts, all }) =>
                html`<tr>
                  <th scope="row">${formOf(call)}</th>
                  ${counts.map((count) => html`<td>${count}</td>`)}
                  <td><b>${all}</b></td>
                </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              ${totals.map((count) => html`<td>${count}</td>`)}
              <td><b>${sum(totals)}</b></td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  </section>`
}

/** One path for each week, its height in bricks. */
function columns(counts: readonly number[], brick: number): Markup {
  const step = CHART.width / counts.length
  const paths = counts.flatMap((count, week) => {
    if (count === 0) return []
    const height = Math.max(1, Math.round(count / brick)) * CHART.brick - 2
    const x = Math.round(step * (week + 0.5))
    return [
      html`<path
        ${week === counts.length - 1 ? html`class="now"` : ''}
        d="M${x} 126v-${height}"
      />`,
    ]
  })
  return html`<svg
    viewBox="0 0 ${CHART.width} ${CHART.height}"
    stroke-width="${Math.max(2, Math.round(step - 2))}"
    aria-hidden="true"
  >
    ${paths}
  </svg>`
}

interface CountCard {
  title: string
  label: string
  text: string
  counts: readonly Count[]
  name: (value: string) => string
  href: (value: string | null) => string
}

function countCard({ title, label, text, counts, name, href }: CountCard): Markup {
  const most = Math.max(0, ...counts.map(({ leads }) => leads))
  const id = `n-${label.toLowerCase().replace(' ', '-')}`
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p class="quiet">${text} ${brickText(most)}</p>
    <table class="t t--b">
      <thead>
        <tr>
          <th scope="col">${label}</th>
          <th scope="col">Leads</th>
          <th scope="col">Qualified</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          ({ value, leads, qualified }) =>
            html`<tr>
              <th scope="row">
                <a href="${href(value)}"
                  ><bdi>${value === null ? 'Not known, or none' : name(value)}</bdi></a
                >${wall(leads, most)}
              </th>
              <td>${leads}</td>
              <td>${qualified}</td>
              <td>${share(qualified, leads)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

function shareTable(label: string, rows: readonly [string, number][], all: number): Markup {
  return html`<table class="t">
    <thead>
      <tr>
        <th scope="col">${label}</th>
        <th scope="col">Leads</th>
        <th scope="col">Share</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, count]) =>
          html`<tr>
            <th scope="row">${name}${wall(count, all)}</th>
            <td>${count}</td>
            <td>${share(count, all)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function share(part: number, all: number): string {
  return all === 0 ? '' : `${Math.round((part / all) * 100)} %`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
