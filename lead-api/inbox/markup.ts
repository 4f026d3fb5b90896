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
