import { html } from 'hono/html'
import { page } from './markup.ts'
import type { Markup } from './markup.ts'

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
