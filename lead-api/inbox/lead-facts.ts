import { callAddress, webAddress } from '#shared/contact.ts'
import { languageName } from '#shared/languages.ts'
import { namedKeys } from '#lead-api/store/lead-store.ts'
import { SAMPLE_ORIGIN } from '#lead-api/types.ts'
import { momentName } from './clock.ts'
import { factsOf, fileKind, fileName, sumOf } from './facts.ts'
import { html, icon } from './html.ts'
import { REASON_NAMES } from './names.ts'
import { facts, part } from './components.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Fact } from './facts.ts'
import type { Markup, Part } from './html.ts'
import type { Visit } from './layout.ts'

export interface LeadVisit extends Visit {
  lead: InboxLead
}

/** What somebody typed, with their files. */
export function sent({ home, lead }: LeadVisit): Markup {
  const sum = sumOf(lead)
  return part(
    'sent',
    'What they sent',
    facts([
      ['Amount', sum && html`<span class="money"><small>${sum[0]}</small>${sum[1]}</span>`],
      ['Documents', files(home, lead)],
      ...factsOf(lead).map((fact) => [fact.label, factValue(fact)] as const),
    ]),
  )
}

const ADDRESSES = { email: mailAddress, phone: callAddress, web: webAddress }

function factValue({ value, kind }: Fact): Markup {
  if (kind === 'long') return html`<p class="typed" dir="auto">${value}</p>`
  const text = html`<bdi>${value.replace(/^https?:\/\//, '')}</bdi>`
  const link = kind && ADDRESSES[kind](value)
  return link ? html`<a href="${link}" rel="noopener noreferrer">${text}</a>` : text
}

/** Whatever a visitor typed as an address goes into the link as one. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

function files(home: string, { body, files: arrived }: InboxLead): Part {
  const missing = namedKeys(body).length - arrived.length
  if (arrived.length === 0 && missing <= 0) return undefined
  const items = arrived.map(
    ({ key, contentType, bytes }) =>
      html`<li><a href="${home}/files/${key}">
        <span class="tile">${icon('file')}</span>
        <span>
          <b><bdi dir="ltr">${fileName(body, key)}</bdi></b>
          <small>${fileKind(contentType, bytes)}</small>
        </span>
      </a></li>`,
  )
  const text = `Missing: ${missing}. They did not arrive, or waited for the application for over an hour and were deleted. Ask for them again.`
  return html`<ul class="files">${items}</ul>
    ${missing > 0 && html`<p class="bad">${text}</p>`}`
}

/** How somebody came, and what has become of the lead. */
export function whereFrom({ lead, now }: LeadVisit): Markup {
  const { source, language, repeats, forwarding, reason, headers } = lead
  const { campaign, medium, source: by, term, content } = source?.utm ?? {}
  const through = [by, medium].filter(Boolean).join(', ')
  const received = momentName(new Date(lead.receivedAt), now)
  const rows: [label: string, value: Part][] = [
    ['Page of the form', source?.page],
    ['First page', source?.first],
    ['Campaign', campaign && `${campaign}${through && `, by ${through}`}`],
    ['Term, content', [term, content].filter(Boolean).join(', ')],
    ['Came from', source ? (source.referrer ?? 'none') : undefined],
    ['Language', language === null ? undefined : languageName(language)],
    ['Received', repeats > 0 ? `${received}, and sent again: ${repeats}` : received],
    ['Suspected', reason === null ? undefined : REASON_NAMES[reason]],
    ['Answer by email', answeringText(lead)],
    ['Forwarded', forwardingText(lead)],
    ['Sample', headers.origin === SAMPLE_ORIGIN && 'Nobody has sent it.'],
  ]
  const none = html`<p class="quiet">The site told nothing more.</p>`
  return part(
    'from',
    'Where from',
    html`${facts(rows)} ${forwarding.state === 'off' && !source && none}`,
  )
}

function answeringText({ answering: { state, problem } }: InboxLead): string | undefined {
  if (state === 'off') return undefined
  if (state === 'told') return 'Sent'
  return [state === 'waiting' ? 'Waits.' : 'Given up.', problem].filter(Boolean).join(' ')
}

function forwardingText({ forwarding: { state, tries, problem } }: InboxLead): Part {
  if (state === 'off') return undefined
  if (state === 'told') return 'Yes'
  const tried = tries > 0 ? ` Tries: ${tries}. ${problem ?? ''}` : ''
  if (state === 'waiting') return `Waits.${tried}`
  return html`Given up.${tried}
    <button class="txt" form="act" name="do" value="again">Send again</button>`
}
