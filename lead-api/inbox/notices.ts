import { counted } from '#shared/text.ts'
import { OPEN, pathIn, queryOf } from './address.ts'
import { clockTime } from './clock.ts'
import { actForm } from './components.ts'
import { html } from './html.ts'
import { doneText } from './names.ts'
import type { Done } from '#lead-api/store/work-store.ts'
import type { Listing } from './address.ts'
import type { Markup, Part } from './html.ts'
import type { Visit } from './layout.ts'

/** The leads that were given up. */
export const DEAD: Listing = { ...OPEN, state: 'all', dead: true }

/** What the last press has done, and the button that takes it back. */
export function undoBar({ home, listing }: Visit, done: Done): Markup {
  return html`<div class="undo" role="status">
    <p>
      <b>${counted(done.count, 'lead')} ${doneText(done)}.</b> You can undo it until
      ${clockTime(done.until)}.
    </p>
    ${actForm(home + pathIn(listing, '/undo'), html`<button class="btn">Undo</button>`, { batch: done.batch })}
  </div>`
}

export interface Problems {
  /** How many leads could not be forwarded, and how many not be deleted. */
  dead: number
  left: number
  canSendAgain: boolean
}

/** What somebody has to know who looks at leads. */
export function problemBar(home: string, { dead, left, canSendAgain }: Problems): Part {
  const again = html`<button class="txt" form="again">Send all again</button>
    <form id="again" method="post" action="${home}/send-again"></form>`
  return (
    dead + left > 0 &&
    html`<p class="warn">
      ${
        dead > 0 &&
        html`Leads that could not be forwarded: ${dead}.
          <a href="${home}${queryOf(DEAD)}">Show them</a> ${canSendAgain && again} `
      }
      ${left > 0 && `Leads that could not be deleted: ${left}. They are tried again every hour; the log of the service names them.`}
    </p>`
  )
}
