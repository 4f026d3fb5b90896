import { styleHash, scriptHash } from './assets.generated.ts'
import { TEAM } from './people.ts'
import { OFFICES, clockTime } from './clock.ts'
import { html, icon } from './html.ts'
import type { Markup } from './html.ts'

/** What every page of the inbox shows around its content. */
export interface Frame {
  /** Path of the inbox. */
  home: string
  /** Who uses it. */
  person: string
  /** Without a sign-in there is nobody to sign out. */
  hasSignIn: boolean
  /** How many leads are new, and how many are suspected. */
  fresh: number
  suspected: number
  /** What is in the field of the search. */
  words?: string
}

interface Page {
  title: string
  tab?: 'leads' | 'suspected' | 'numbers'
  /** A phone shows the list or one lead. */
  shows?: 'list' | 'one'
  content: Markup
}

/** A page for somebody who is signed in. */
export function page(frame: Frame, { title, tab, shows, content }: Page): Markup {
  const { home, fresh, suspected, words = '' } = frame
  const link = (name: Page['tab'], path: string, body: Markup) =>
    html`<a href="${home}${path}" ${tab === name ? html`aria-current="page"` : ''}>${body}</a>`
  return shell(
    home,
    title,
    html`<body data-page="${shows ?? 'list'}" data-home="${home}">
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
          <input
            id="q"
            name="q"
            type="search"
            placeholder="Name, number, reference or word"
            autocomplete="off"
            value="${words}"
          />
          <kbd aria-hidden="true">/</kbd><button class="sr">Search</button>
        </form>
        <p class="bar__t">${clocks(new Date())}</p>
        ${menu(frame)}
      </header>
      <p class="sr" role="status" id="said"></p>
      <main id="main">${content}</main>
    </body>`,
  )
}

function clocks(now: Date): Markup[] {
  return OFFICES.map(
    ({ city, zone }) =>
      html`<span>${city} <b data-zone="${zone}">${clockTime(now, zone)}</b></span>`,
  )
}

function menu({ home, person, hasSignIn }: Frame): Markup {
  const initials = person
    .split(/[ .-]/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('')
  const shown = personName(person)
  return html`<button class="me" type="button" popovertarget="me">
      <span class="me__b" aria-hidden="true">${initials}</span
      ><span class="me__n">${shown}</span>${icon('down')}
    </button>
    <div class="pop pop--me" id="me" popover>
      <h2>${shown}</h2>
      <ul>
        <li>
          <button popovertarget="keys" type="button"><span>Keys</span><kbd>?</kbd></button>
        </li>
        <li>
          <a href="${home}/acts"><span>People and audit list</span></a>
        </li>
        ${
          hasSignIn
            ? html`<li>
                  <form method="post" action="${home}/sign-out"><button>Sign out</button></form>
                </li>
                <li>
                  <form method="post" action="${home}/sign-out-everywhere">
                    <button>Sign out everywhere</button>
                  </form>
                </li>`
            : // Only the sandbox has no sign-in, and it shows the emails.
              html`<li>
                <a href="/mails"><span>Emails as they are sent</span></a>
              </li>`
        }
      </ul>
    </div>
    <div class="pop pop--keys" id="keys" popover>
      <h2>Keys</h2>
      <dl class="keys">
        ${KEYS.map(
          ([keys, text]) =>
            html`<div>
              <dt>${keys.split(' ').map((key) => html`<kbd>${key}</kbd> `)}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
      <p class="quiet">
        Not while you type. <button class="txt" type="button" id="no-keys">Switch keys off</button>
      </p>
    </div>`
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

/** A name as people read it: "team" is everybody. */
export function personName(name: string): string {
  return name === TEAM ? 'Team' : name
}

/** The page that requests the secret, and the name where there are several. */
export function signInPage(home: string, problem: string, hasNames: boolean): Markup {
  return shell(
    home,
    'Sign in',
    html`<body>
      <main class="in0">
        <form class="card in0__f" method="post" action="${home}/sign-in">
          <h1>Inbox</h1>
          <p class="quiet">
            Everybody signs in with their own secret, so that a lead knows who called.
          </p>
          ${problem && html`<p class="sum" role="alert">${icon('alert')}<span>${problem}</span></p>`}
          ${
            hasNames &&
            html`<div class="f">
              <label for="si-n">Name</label
              ><input
                class="in"
                id="si-n"
                name="name"
                autocomplete="username"
                autocapitalize="none"
              />
            </div>`
          }
          <div class="f">
            <label for="si-s">Your secret</label
            ><input
              class="in"
              id="si-s"
              type="password"
              name="secret"
              autocomplete="current-password"
              required
            />
          </div>
          <label class="keep"
            ><input type="checkbox" name="keep" /><span
              >Keep me signed in on this device for 30 days</span
            ></label
          >
          <button class="btn btn--1 btn--big">Sign in</button>
        </form>
        <p class="in0__n">No secret, or lost it? Whoever runs the service makes you a new one.</p>
      </main>
    </body>`,
  )
}

/** A page of a short text, such as what is not there. */
export function messagePage(frame: Frame, title: string, text: string): Markup {
  const back = html`<p><a href="${frame.home}">All open leads</a></p>`
  return page(frame, {
    title,
    content: html`<section class="pane pane--msg">
      <div class="msg">
        <h1>${title}</h1>
        <p>${text}</p>
        ${back}
      </div>
    </section>`,
  })
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
