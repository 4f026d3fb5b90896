import { daysLater } from '#shared/dates.ts'
import { languageName } from '#shared/languages.ts'
import { OPEN, queryOf } from './address.ts'
import { dayName, dayOf, mondayOf } from './clock.ts'
import { formOf } from './facts.ts'
import { current, html, icon } from './html.ts'
import { ownerName, personName } from './names.ts'
import { popover } from './components.ts'
import type { Facet } from '#lead-api/store/inbox-store.ts'
import type { Listing } from './address.ts'
import type { Markup, Part } from './html.ts'
import type { Visit } from './layout.ts'
import type { Owner } from './names.ts'

/** What the filters of a list can be, and are. */
export interface FilterView extends Visit {
  facets: readonly Facet[]
  /** Who answers leads, with those who did. */
  owners: readonly Owner[]
  /** The words that were looked for; undefined where nothing was. */
  words: string | undefined
}

/** A filter that is on, and the list without it. */
export interface Chosen {
  label: string
  value: string
  without: Listing
}

/** The filters of a list that are on, but for its state. */
export function chosenOf(listing: Listing, words: string | undefined): Chosen[] {
  const { form, owner, campaign, language, first, at, due, dead } = listing
  const all: [label: string, value: string | undefined, without: Partial<Listing>][] = [
    ['Form', form && formOf(form), { form: undefined }],
    ['Owner', owner === '' ? 'nobody yet' : owner && personName(owner), { owner: undefined }],
    ['Campaign', orNone(campaign), { campaign: undefined }],
    ['Language', orNone(language && languageName(language)), { language: undefined }],
    ['First page', orNone(first), { first: undefined }],
    ['Page of the form', orNone(at), { at: undefined }],
    ['Date', daysOf(listing), { from: undefined, to: undefined }],
    ['Due', due && 'today', { due: undefined }],
    ['Forwarding', dead && 'failed', { dead: undefined }],
    ['Name or word', words, { search: undefined }],
  ]
  return all.flatMap(([label, value, without]) =>
    value ? [{ label, value, without: { ...listing, page: 1, ...without } }] : [],
  )
}

function orNone(value: string | undefined): string | undefined {
  return value === '' ? 'none' : value
}

function daysOf({ from, to }: Listing): string | undefined {
  if (from !== undefined && from === to) return nameOfDay(from)
  const since = from && `since ${nameOfDay(from)}`
  const until = to && `until ${nameOfDay(to)}`
  return [since, until].filter(Boolean).join(' ') || undefined
}

function nameOfDay(day: string): string {
  const today = dayOf(new Date())
  const shown = dayName(new Date(`${day}T12:00Z`))
  if (day === today) return `today, ${shown}`
  return day === daysLater(today, -1) ? `yesterday, ${shown}` : shown
}

interface Choice {
  label: string
  change: Partial<Listing>
  count?: number
}

/** A menu for each filter, and a way out of those that no menu has. */
export function filterRow(view: FilterView): Markup {
  const { home, listing, owners, person, words, now } = view
  const chosen = chosenOf(listing, words)
  const menu = (label: string, choices: readonly Choice[]) =>
    filterMenu(view, label, choices, chosen.find((one) => one.label === label)?.value)
  const nameOfOwner = (name: string) => {
    if (name === '') return 'Nobody yet'
    if (name === person) return `${personName(name)} (you)`
    return ownerName(owners.find((owner) => owner.name === name) ?? { name, hasLeft: false })
  }
  const today = dayOf(now)
  const yesterday = daysLater(today, -1)
  const chips = chosen
    .filter(({ label }) => /page|Due|Forwarding/.test(label))
    .map(
      ({ label, value, without }) =>
        html`<a class="chip is-on" href="${home}${queryOf(without)}">
          ${label} <b>${value}</b><span class="sr">, take it out</span>${icon('cross')}
        </a>`,
    )
  const plain = { ...OPEN, state: listing.state }
  const turned = { ...listing, page: 1, isOldest: !listing.isOldest }
  const order = html`${listing.isOldest ? 'Oldest first' : 'Newest first'}<span class="sr">, turn around</span>`
  const last = (to: Listing, text: Part) =>
    html`<a class="chip chip--sort" href="${home}${queryOf(to)}">${text}</a>`
  return html`<div class="filters" role="group" aria-label="Filters">
    ${menu('Form', valuesOf(view, 'form', 'Any form', formOf))}
    ${menu('Owner', valuesOf(view, 'owner', 'Anybody', nameOfOwner))}
    ${menu(
      'Campaign',
      valuesOf(view, 'campaign', 'Any campaign', (name) => name || 'No campaign'),
    )}
    ${menu(
      'Language',
      valuesOf(view, 'language', 'Any language', (code) => code && languageName(code)),
    )}
    ${menu('Date', [
      { label: 'Any day', change: { from: undefined, to: undefined } },
      { label: 'Today', change: { from: today, to: undefined } },
      { label: 'Yesterday', change: { from: yesterday, to: yesterday } },
      { label: 'This week', change: { from: mondayOf(today), to: undefined } },
      { label: 'Last 30 days', change: { from: daysLater(today, -29), to: undefined } },
    ])}
    ${chips} ${chosen.length > 0 ? last(plain, 'Clear filters') : last(turned, order)}
  </div>`
}

const MENUS = ['form', 'owner', 'campaign', 'language'] as const

/** The values of a filter with how many leads have them, while the other filters stay on. */
function valuesOf(
  { facets, listing }: FilterView,
  name: (typeof MENUS)[number],
  any: string,
  /** Nothing for a value that cannot be chosen. */
  labelOf: (value: string) => string,
): Choice[] {
  const others = MENUS.filter((other) => other !== name)
  const counts = new Map<string, number>()
  for (const facet of facets) {
    const fits = others.every(
      (other) => listing[other] === undefined || (facet[other] ?? '') === listing[other],
    )
    const value = facet[name] ?? ''
    if (fits && labelOf(value)) counts.set(value, (counts.get(value) ?? 0) + facet.count)
  }
  const values = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 30)
  return [
    { label: any, change: { [name]: undefined } },
    ...values.map(([value, count]) => ({
      label: labelOf(value),
      change: { [name]: value },
      count,
    })),
  ]
}

function filterMenu(
  { home, listing }: FilterView,
  label: string,
  choices: readonly Choice[],
  chosen: string | undefined,
): Markup {
  const id = `f-${label.toLowerCase()}`
  const here = queryOf({ ...listing, page: 1 })
  const items = choices.map(({ label: text, change, count }) => {
    const query = queryOf({ ...listing, page: 1, ...change })
    return html`<li><a href="${home}${query}" ${current(query === here)}>
      <bdi>${text}</bdi>${count !== undefined && html`<span>${count}</span>`}
    </a></li>`
  })
  return html`<button class="chip ${chosen && 'is-on'}" type="button" popovertarget="${id}">
      ${label}${chosen && html` <b>${chosen}</b>`}${icon('down')}
    </button>
    ${popover(id, label, html`<ul>${items}</ul>`)}`
}

/** The filters that are on as words, each with a way out. */
export function chosenList({ home, listing, words }: FilterView): Markup {
  const items = chosenOf(listing, words).map(
    ({ label, value, without }) =>
      html`<li>
        <span>${label}</span> <b>${value}</b>
        <a href="${home}${queryOf(without)}"><span class="sr">Search without ${value}</span>${icon('cross')}</a>
      </li>`,
  )
  return html`<ul class="und">${items}</ul>`
}
