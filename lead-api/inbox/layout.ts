import { styleHash, scriptHash } from './assets.generated.ts'
import { OFFICES, clockTime } from './clock.ts'
import { current, html, icon } from './html.ts'
import { personName } from './names.ts'
import { actForm, field, popover } from './components.ts'
import type { Listing } from './address.ts'
import type { Markup, Part } from './html.ts'

/** A request of somebody who may read leads. */
export interface Visit {
  /** Path of the inbox. */
  home: string
  person: string
  now: Date
  /** The list that the address is about. */
  listing: Listing
}

/** What every page of the inbox shows around its content. */
export interface Frame extends Visit {
  /** Without a sign-in there is nobody to sign out. */
  hasSignIn: boolean
  /** How many leads are new, and how many are suspected. */
  fresh: number
  suspected: number
  /** What is in the field of the search. */
  words?: string | undefined
}

interface Page {
  title: string
  tab?: 'leads' | 'suspected' | 'numbers'
  /** A phone shows the list or one lead. */
  shows?: 'list' | 'one'
}

/** A page for somebody who is signed in. */
export function page(frame: Frame, { title, tab, shows = 'list' }: Page, content: Part): Markup {
  const { home, fresh, suspected, words, now } = frame
  const link = (name: Page['tab'], path: string, body: Markup) =>
    html`<a href="${home}${path}" ${current(tab === name, 'page')}>${body}</a>`
  const times = OFFICES.map(
    ({ city, zone }) =>
      html`<span>${city} <b data-zone="${zone}">${clockTime(now, zone)}</b></span>`,
  )
  return shell(
    home,
    title,
    html`<body data-page="${shows}" data-home="${home}">
      <header class="bar">
        <a class="skip" href="#main">Skip to the content</a>
        <a class="bar__logo" href="${home}">${MARK}<span>Inbox</span></a>
        <nav class="tabs" aria-label="Inbox">
          ${link('leads', '', html`${icon('inbox')}<span>Leads</span> <b>${fresh}<span class="sr"> new</span></b>`)}
          ${link('suspected', '/suspected', html`${icon('shield')}<span>Suspected</span> <b>${suspected}</b>`)}
          ${link('numbers', '/numbers', html`${icon('chart')}<span>Numbers</span>`)}
        </nav>
        <form class="find" role="search" method="post" action="${home}/search">
          <label class="sr" for="q">Search leads</label>${icon('search')}
          <input id="q" name="q" type="search" autocomplete="off" value="${words}"
            placeholder="Name, number, reference or word" />
          <kbd aria-hidden="true">/</kbd><button class="sr">Search</button>
        </form>
        <p class="bar__t">${times}</p>
        ${menu(frame)}
      </header>
      <p class="sr" role="status" id="said"></p>
      <main id="main">${content}</main>
    </body>`,
  )
}

function menu({ home, person, hasSignIn }: Frame): Markup {
  const initials = person
    .split(/[ .-]/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
  const shown = personName(person)
  const items = [
    html`<button popovertarget="keys" type="button"><span>Keys</span><kbd>?</kbd></button>`,
    html`<a href="${home}/acts"><span>People and audit list</span></a>`,
    ...(hasSignIn
      ? [
          actForm(`${home}/sign-out`, html`<button>Sign out</button>`),
          actForm(`${home}/sign-out-everywhere`, html`<button>Sign out everywhere</button>`),
        ]
      : // Only the sandbox has no sign-in, and it shows the emails.
        [html`<a href="/mails"><span>Emails as they are sent</span></a>`]),
  ]
  const list = html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
  return html`<button class="me" type="button" popovertarget="me">
      <span class="me__b" aria-hidden="true">${initials}</span>
      <span class="me__n">${shown}</span>${icon('down')}
    </button>
    ${popover('me', shown, list, 'pop--me')} ${popover('keys', 'Keys', keyList(), 'pop--keys')}`
}

const KEYS: [keys: string, text: string][] = [
  ['j k', 'Next lead, previous lead'],
  ['e', 'Close the lead'],
  ['/', 'Search'],
  ['x', 'Select'],
  ['t', 'Take it'],
  ['n', 'Write a note'],
  ['u', 'Undo the last act'],
  ['?', 'This list'],
]

function keyList(): Markup {
  const lines = KEYS.map(([keys, text]) => {
    const names = keys.split(' ').map((key) => html`<kbd>${key}</kbd> `)
    return html`<div><dt>${names}</dt><dd>${text}</dd></div>`
  })
  return html`<dl class="keys">${lines}</dl>
    <p class="quiet">
      Not while you type. <button class="txt" type="button" id="no-keys">Switch keys off</button>
    </p>`
}

/** The page that requests the secret, and the name where there are several. */
export function signInPage(home: string, problem: string, hasNames: boolean): Markup {
  const name = { name: 'name', autocomplete: 'username', autocapitalize: 'none' }
  const secret = {
    name: 'secret',
    type: 'password',
    autocomplete: 'current-password',
    required: true,
  }
  const content = html`<h1>Inbox</h1>
    <p class="quiet">Everybody signs in with their own secret, so that a lead knows who called.</p>
    ${problem && html`<p class="sum" role="alert">${icon('alert')}<span>${problem}</span></p>`}
    ${hasNames && field('si-n', 'Name', name)} ${field('si-s', 'Your secret', secret)}
    <label class="keep">
      <input type="checkbox" name="keep" /><span>Keep me signed in on this device for 30 days</span>
    </label>
    <button class="btn btn--1 btn--big">Sign in</button>`
  return shell(
    home,
    'Sign in',
    html`<body>
      <main class="in0">
        ${actForm(`${home}/sign-in`, content, {}, { class: 'card in0__f' })}
        <p class="quiet">No secret, or lost it? Whoever runs the service makes you a new one.</p>
        ${LETTERBOX}
      </main>
    </body>`,
  )
}

/** A page of a short text, such as what is not there. */
export function messagePage(frame: Frame, title: string, text: string): Markup {
  const content = html`<section class="pane pane--msg">
    <div class="msg">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="${frame.home}">All open leads</a></p>
    </div>
  </section>`
  return page(frame, { title }, content)
}

function shell(home: string, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Inbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${home}/style.css?${styleHash}" />
        <script type="module" src="${home}/script.js?${scriptHash}"></script>
      </head>
      ${body}
    </html>`
}

const MARK = html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
  <path d="M13.5 18.5h21v10.5h-21zM13.5 31h9.5v10.5h-9.5zM25 6h21v10.5h-21z" />
  <path class="mark__2" d="M2 6h21v10.5h-21zM25 31h9.5v10.5h-9.5z" />
</svg>`

/** A letter in the slot of a brick wall. */
const LETTERBOX = html`<svg class="done in0__a" viewBox="0 0 519 270" aria-hidden="true">
  <path d="M0 9h519M0 51h519M0 93h519M0 135h519M0 177h519M0 219h519M0 261h519" />
  <path stroke-dashoffset="29" d="M0 30h519M0 72h519M0 114h519M0 156h519M0 198h519M0 240h519" />
  <path class="slot" d="M145 114h229" />
  <path class="post" d="M203 124h113" />
</svg>`
