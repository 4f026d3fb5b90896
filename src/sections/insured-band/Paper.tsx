import { whatsAppAddress } from '#shared/contact.ts'
import { fillIn, visibleText } from '#shared/text.ts'
import { t } from '#shared/words/words.ts'
import type { Claim } from '#src/content/types.ts'
import { ButtonLink, SmartLink } from '#src/ui/action/Action.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import styles from './Paper.module.css'

interface PaperProps {
  claim: Claim
}

/** What is behind a claim: each question with its answer and source, or a way to ask for it. */
export function Paper({ claim }: PaperProps) {
  const { anchor, text, lead, rows } = claim
  const words = claim.settings?.claims
  const id = `${anchor}-paper`
  const answered = rows.filter(isAnswered).length
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={text}
      className={`edged ${styles.paper}`}
      data-ground="light"
    >
      <header>
        <h2 data-screen-only>{text}</h2>
        <button
          type="button"
          className="icon-button"
          data-screen-only
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t().dialog.close}
        >
          <Icon name="cross" />
        </button>
        {lead ? <p className="quiet">{lead}</p> : null}
      </header>
      <p className={`small strong row-3 ${styles.count}`} data-screen-only>
        <span className="bricks" aria-hidden="true">
          {rows.map((row) => (
            <i key={row._key} data-full={isAnswered(row) || undefined} />
          ))}
        </span>
        {words ? fillIn(words.count, { answered: `${answered}`, all: `${rows.length}` }) : null}
      </p>
      <dl>
        {rows.map((row) => (
          <div key={row._key}>
            <dt>
              <i data-full={isAnswered(row) || undefined} />
              {row.question}
            </dt>
            <Answer claim={claim} row={row} />
          </div>
        ))}
      </dl>
      <AskAll claim={claim} />
    </div>
  )
}

/** The same questions, open: those that are answered are bricks, the others empty places. */
export function OpenPaper({ claim }: PaperProps) {
  return (
    <dl className={`stack-joint ${styles.wall}`} id={claim.anchor}>
      {claim.rows.map((row) => (
        <div className="cluster ends" key={row._key} data-full={isAnswered(row) || undefined}>
          <dt className="title">{row.question}</dt>
          <Answer claim={claim} row={row} />
        </div>
      ))}
    </dl>
  )
}

type Row = Claim['rows'][number]

function isAnswered({ answer }: Row): boolean {
  return Boolean(answer)
}

function Answer({ claim, row }: { claim: Claim; row: Row }) {
  const { answer, source, sourceLink, question } = row
  const { empty, settings } = claim
  if (answer) {
    return (
      <dd>
        {answer}
        <small>{sourceLink ? <SmartLink to={sourceLink}>{source}</SmartLink> : source}</small>
      </dd>
    )
  }
  return (
    <dd>
      <ButtonLink variant="more" href={addressToAsk(claim, [question])}>
        <WhatsAppIcon />
        {empty}
      </ButtonLink>
      {settings ? (
        <small data-print-only>
          {[settings.whatsapp && `WhatsApp ${settings.whatsapp}`, settings.email]
            .filter(Boolean)
            .join(t().comma)}
        </small>
      ) : null}
    </dd>
  )
}

/** The button that asks for all missing answers, where there are at least two. */
export function AskAll({ claim }: PaperProps) {
  const open = claim.rows.filter((row) => !isAnswered(row)).map(({ question }) => question)
  const quantity = t().missing[open.length - 2]
  const words = claim.settings?.claims
  if (!quantity || !words) return null
  return (
    <p className={styles.all} data-screen-only>
      <ButtonLink variant="ink" href={addressToAsk(claim, open)}>
        <WhatsAppIcon />
        {fillIn(words.askAll, { open: quantity })}
      </ButtonLink>
    </p>
  )
}

/** WhatsApp, or an email where the site has no number, with the questions in it. */
function addressToAsk({ text, settings }: Claim, questions: string[]): string | undefined {
  const words = settings?.claims
  if (!words) return undefined
  const values = { claim: text, questions: questions.join(' ') }
  // Without the invisible marks that texts have in the Studio's preview.
  const message = visibleText(fillIn(words.message, values))
  return (
    (settings.whatsapp && whatsAppAddress(settings.whatsapp, message)) ||
    `mailto:${settings.email}?body=${encodeURIComponent(message)}`
  )
}
