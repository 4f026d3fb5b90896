import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * A page of the inbox; its links begin at the inbox.
 * @param home path of the inbox
 */
export function page(home: string, title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <base href="${home}/" />
        <link rel="stylesheet" href="style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

/** The page that requests the secret, and the name where there are several. */
export function signInPage(home: string, problem: string, hasNames: boolean): Markup {
  return page(
    home,
    'Sign in to the inbox',
    html`<h1>Inbox</h1>
      ${problem && html`<p class="note" role="alert">${problem}</p>`}
      <form method="post" action="sign-in" class="row search">
        ${
          hasNames &&
          html`<label>
            Name
            <input name="name" autocomplete="username" autocapitalize="none" autofocus />
          </label>`
        }
        <label>
          Secret
          <input
            type="password"
            name="secret"
            autocomplete="current-password"
            required
            ${hasNames ? '' : 'autofocus'}
          />
        </label>
        <button>Sign in</button>
      </form>`,
  )
}

interface Confirmation {
  title: string
  /** What is going to happen. */
  sentence: string
  /** Where the act is posted to, below the inbox. */
  action: string
  fields: Readonly<Record<string, string>>
  button: string
}

/** Says what an act will do before it is done. */
export function confirmPage(home: string, confirmation: Confirmation): Markup {
  const { title, sentence, action, fields, button } = confirmation
  return page(
    home,
    title,
    html`<h1>${title}</h1>
      <p>${sentence}</p>
      <form method="post" action="${action}" class="row search">
        ${hiddenFields({ ...fields, confirmed: 'yes' })}
        <button>${button}</button>
        <a href="../inbox">Do nothing, and go back to the inbox</a>
      </form>`,
  )
}

/** Fields of a form that nobody sees. */
export function hiddenFields(fields: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
}

/** The styles of the inbox. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#0003, #fff4); --quiet: light-dark(#555, #bbb); }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 0; font-size: 1.125rem; }
header, .row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; justify-content: space-between; }
form { margin: 0; }
.search { margin-block: 1.5rem; justify-content: start; }
label { display: grid; font-size: 0.875rem; }
input, select, button { font: inherit; padding: 0.375rem 0.75rem; min-height: 2.5rem; }
article { border-block-start: 1px solid var(--line); padding-block: 1.25rem; }
article[data-handled] h2 { color: var(--quiet); }
table { border-spacing: 0; margin-block: 0.75rem; width: 100%; }
th { text-align: start; vertical-align: top; font-weight: 600; padding-inline-end: 1rem; width: 12rem; }
td { overflow-wrap: anywhere; white-space: pre-wrap; }
.note { border: 1px solid; padding: 0.75rem 1rem; margin-block: 1rem; }
.quiet { color: var(--quiet); margin: 0; }
@media (max-width: 36rem) { th, td { display: block; width: auto; } td { padding-block-end: 0.5rem; } }
`
