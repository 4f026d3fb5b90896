import { formatDay } from '#shared/dates.ts'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { waits } from '#shared/limits.ts'
import {
  readCost,
  withCost,
  feeRules,
  quoteForCost,
  formatConverted,
  isRecent,
  formatNaira,
  feePercent,
} from '#shared/money.ts'
import type { LinkedCost, Rate, FeeQuote } from '#shared/money.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { Action, ButtonLink, Button } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { ChoiceFrame, ChoiceLabel, shownByRadio } from '#src/ui/choice/Choice.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { withPrices } from '#src/ui/price/with-prices.ts'
import { FeePanel } from '#src/ui/slider/FeePanel.tsx'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import styles from './FeeEstimator.module.css'
import { fillIn } from '#shared/text.ts'
import { neverChanges } from '#src/ui/use-hydrated.ts'
import { whatsAppAddress } from '#shared/contact.ts'

interface FeeEstimatorProps {
  section: Section<'feeEstimator'>
  first?: boolean
}

// At 30 % of the range, where CSS draws the slider's fill before any script runs.
const start = 154_000_000

/** The fee for delivering a project: a slider in steps of NGN 1,000,000. */
export function FeeEstimator({ section, first = false }: FeeEstimatorProps) {
  const { heading, lead, costLabel, shareNote, send, settings, prices } = section
  const [moved, setMoved] = useState(start)
  const id = useId()
  const { linked, follow } = useSharedCost()
  const { pathname } = useLocation()
  const isChosen = useRef(false)
  const quote = quoteForCost(moved)
  const { cost } = quote
  const isAsLinked = linked?.cost === cost
  const exchange = useRecent(settings?.exchange)

  useEffect(() => {
    // An estimate is only remembered once the visitor has chosen a cost.
    if (cost !== start || isAsLinked) isChosen.current = true
    if (!isChosen.current) return
    if (send) tabStorage.write(estimateKey, estimateText(send, quoteForCost(cost)))
    follow(cost)
  }, [cost, isAsLinked, send, follow])

  return (
    <Band ground="render" id={section._key}>
      <HeadRow heading={heading} lead={withPrices(lead, prices)} first={first} />
      {send && linked && isAsLinked ? (
        <p className={styles.arrived} role="status">
          <Icon name="link" />
          {linked.isNearest ? send.nearest : send.arrived}
        </p>
      ) : null}
      <ChoiceFrame>
        <FeePanel
          id={id}
          labels={{ cost: costLabel, fee: section.feeLabel, total: section.totalLabel }}
          quote={quote}
          min={feeRules.lowest}
          max={feeRules.highest}
          step={feeRules.step}
          start={start}
          to={linked?.cost}
          onMove={setMoved}
          worth={approximately(exchange)}
          action={section.action ? <Action action={section.action} wide /> : null}
        >
          {exchange ? <CurrencyChoice exchange={exchange} /> : null}
          {prices ? <FeeShare text={prices.share} note={shareNote} /> : null}
        </FeePanel>
      </ChoiceFrame>
      {send ? (
        <SendEstimate
          words={send}
          level={first ? 2 : 3}
          quote={quote}
          link={`${hosts.site}${pathname}${withCost('', cost)}`}
        />
      ) : null}
    </Band>
  )
}

const project = 40
const ours = Math.round(feeRules.rate * project)

/** The fee as a share, in bricks: 7.5 % is three of forty. */
function FeeShare({ text, note }: { text: string; note: string | null }) {
  return (
    <div className={styles.share}>
      <BrickRow className={styles.course} bricks={'L'.repeat(ours)} />
      <BrickRow className={styles.course} bricks={'N'.repeat(project)} />
      <p className={`small ${styles.words}`}>
        <b>{text}</b> {note}
      </p>
    </div>
  )
}

interface SharedCost {
  /** The cost that the visitor's link asks for; null in the build and without one. */
  linked: LinkedCost | null
  /** Writes a cost into the page's address, without a new entry in the history. */
  follow: (cost: number) => void
}

/** The cost in the address of the page, in both directions. */
function useSharedCost(): SharedCost {
  const [linked, setLinked] = useState<LinkedCost | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the build knows no visitor's address
    setLinked(readCost(location.search))
    return () => clearTimeout(timer.current)
  }, [])

  const follow = useCallback((cost: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const address = `${location.pathname}${withCost(location.search, cost)}${location.hash}`
      history.replaceState(history.state, '', address)
    }, waits.address)
  }, [])

  return { linked, follow }
}

/** "about CAD 109,000", in each currency, for a sum in naira; CSS hides those that are not chosen. */
export function approximately(exchange: Exchange | null) {
  return (naira: number) =>
    exchange && (
      <p className={`small ${styles.worth}`}>
        {exchange.rates.map((rate, index) => (
          <span key={rate.currency} {...shownByRadio(index)}>
            {fillIn(exchange.about, { amount: formatConverted(naira, rate) })}
          </span>
        ))}
      </p>
    )
}

/** Native radio buttons for the currency beside naira, and the rates with their day. */
export function CurrencyChoice({ exchange }: { exchange: Exchange }) {
  const { rates, date, choiceLabel, note } = exchange
  const id = useId()
  const words = {
    date: formatDay(date),
    rates: rates.map(inOneLine).join(', '),
  }
  return (
    <>
      <div
        className={`cluster ${styles.choice}`}
        data-screen-only
        role="radiogroup"
        aria-labelledby={id}
      >
        <span className="strong" id={id}>
          {choiceLabel}
        </span>
        {rates.map(({ currency }, index) => (
          <ChoiceLabel
            key={currency}
            name={`currency-${id}`}
            index={index}
            className={styles.currency}
          >
            {currency}
          </ChoiceLabel>
        ))}
      </div>
      <p className="micro stone">{fillIn(note, words)}</p>
    </>
  )
}

/** "CAD 1 = NGN 1,100", with blanks at which no line breaks. */
function inOneLine({ currency, naira }: Rate): string {
  return `${currency} 1 = ${formatNaira(naira)}`.replaceAll(' ', '\u00A0')
}

export type Exchange = NonNullable<NonNullable<Section<'feeEstimator'>['settings']>['exchange']>

/** The editor's rates while they are recent, in the build by its clock and then by the visitor's. */
export function useRecent(exchange: Exchange | null | undefined): Exchange | null {
  const recent = useSyncExternalStore(
    neverChanges,
    () => Boolean(exchange && isRecent(exchange.date, Date.now())),
    () => Boolean(exchange?.isRecent),
  )
  return exchange && recent ? exchange : null
}

export type EstimateWords = NonNullable<Section<'feeEstimator'>['send']>

interface SendEstimateProps {
  words: EstimateWords
  level: 2 | 3
  quote: FeeQuote
  /** The address that shows the same estimate. */
  link: string
}

const outcomes = {
  copied: 'The link is copied.',
  refused: 'Your browser does not let us copy. The link is in the message: copy it from there.',
}

/** The estimate by WhatsApp, email or link, and what will be read; the first two need no script. */
export function SendEstimate({ words, level, quote, link }: SendEstimateProps) {
  const [outcome, setOutcome] = useState<{ of: string; is: keyof typeof outcomes }>()
  const Heading = level === 2 ? 'h2' : 'h3'
  const message = estimateText(words, quote)
  const whole = `${message} ${link}`
  const isCopied = outcome?.of === link && outcome.is === 'copied'

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome({ of: link, is: 'copied' })
    } catch {
      setOutcome({ of: link, is: 'refused' })
    }
  }

  return (
    <>
      <div className={`card ${styles.send}`}>
        <div data-screen-only>
          <Heading className={styles.heading}>{words.heading}</Heading>
          <p>{words.text}</p>
          <div className={styles.ways}>
            <ButtonLink variant="tile" href={whatsAppAddress(null, whole)} rel="noopener">
              <WhatsAppIcon />
              WhatsApp
            </ButtonLink>
            <ButtonLink
              variant="tile"
              href={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(whole)}`}
            >
              <Icon name="mail" />
              Email
            </ButtonLink>
            <Button
              variant="tile"
              data-needs-script
              data-done={isCopied || undefined}
              onClick={() => void copy()}
            >
              <Icon name={isCopied ? 'tick' : 'link'} />
              {isCopied ? 'Link copied' : 'Copy link'}
            </Button>
          </div>
          <p className={`small ${styles.outcome}`} aria-live="polite">
            {outcome?.of === link ? outcomes[outcome.is] : null}
          </p>
        </div>
        <figure className="card">
          <figcaption className="strong">{words.caption}</figcaption>
          {/* No line breaks between a sum and its currency. */}
          <p>{message.replaceAll('NGN ', 'NGN\u00A0')}</p>
          <p className={`strong ${styles.link}`}>{link.replace(/^https?:\/\//, '')}</p>
        </figure>
      </div>
      <p className="note">{words.note}</p>
    </>
  )
}

/** "Tofali estimate. Project cost NGN 5,000,000, …": the message without its link. */
export function estimateText({ message }: EstimateWords, { cost, fee, total }: FeeQuote): string {
  const sums = { cost: formatNaira(cost), fee: formatNaira(fee), total: formatNaira(total) }
  return fillIn(message, { ...sums, percent: feePercent })
}
