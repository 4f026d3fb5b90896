import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whatsAppAddress } from '#shared/contact.ts'
import { waits } from '#shared/limits.ts'
import { withCost, feeRules, quoteForCost, formatNaira, formatPercent } from '#shared/money.ts'
import type { FeeQuote } from '#shared/money.ts'
import { t } from '#shared/words/words.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { Action, ButtonLink, Button } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { ChoiceFrame } from '#src/ui/choice/Choice.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { CurrencyChoice, approximately, useRecent } from '#src/ui/price/Currencies.tsx'
import { withPrices } from '#src/ui/price/with-prices.ts'
import { costSlider, firstCost, useChosenCost, useLinkedCost } from '#src/ui/slider/chosen-cost.ts'
import { FeePanel } from '#src/ui/slider/FeePanel.tsx'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import styles from './FeeEstimator.module.css'
import card from './SendCard.module.css'
import { fillIn } from '#shared/text.ts'

/** The fee for delivering a project: a slider in steps of NGN 1,000,000. */
export function FeeEstimator({ section, first = false }: SectionProps<'feeEstimator'>) {
  const { heading, lead, costLabel, shareNote, send, settings, prices } = section
  const cost = useChosenCost()
  const linked = useLinkedCost()
  const follow = useAddress()
  const id = useId()
  const { pathname } = useLocation()
  const isChosen = useRef(false)
  const quote = quoteForCost(cost)
  const isAsLinked = linked?.cost === cost
  const exchange = useRecent(settings?.exchange)

  useEffect(() => {
    // An estimate is only remembered once the visitor has chosen a cost.
    if (cost !== firstCost || isAsLinked) isChosen.current = true
    if (!isChosen.current) return
    if (send) tabStorage.write(estimateKey, estimateText(send, quoteForCost(cost)))
    follow(cost)
  }, [cost, isAsLinked, send, follow])

  return (
    <Band id={section._key}>
      <HeadRow heading={heading} lead={withPrices(lead, prices)} first={first} />
      {send && linked && isAsLinked ? (
        <p className={`row-4 ${styles.arrived}`} role="status">
          <Icon name="link" />
          {linked.isNearest ? send.nearest : send.arrived}
        </p>
      ) : null}
      <ChoiceFrame>
        <FeePanel
          id={id}
          labels={{ cost: costLabel, fee: section.feeLabel, total: section.totalLabel }}
          quote={quote}
          value={cost}
          {...costSlider}
          worth={approximately(exchange)}
          action={section.action ? <Action action={section.action} wide /> : null}
          below={
            <>
              {exchange ? <CurrencyChoice exchange={exchange} /> : null}
              {prices ? <FeeShare text={prices.share} note={shareNote} /> : null}
            </>
          }
        />
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
      <p className="small above-3">
        <b>{text}</b> {note}
      </p>
    </div>
  )
}

/** Writes a cost into the page's address, without a new entry in the history. */
function useAddress(): (cost: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback((cost: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const address = `${location.pathname}${withCost(location.search, cost)}${location.hash}`
      history.replaceState(history.state, '', address)
    }, waits.address)
  }, [])
}

export type EstimateWords = NonNullable<Section<'feeEstimator'>['send']>

interface SendEstimateProps {
  words: EstimateWords
  level: 2 | 3
  quote: FeeQuote
  /** The address that shows the same estimate. */
  link: string
}

/** The estimate by WhatsApp, email or link, and what will be read; the first two need no script. */
export function SendEstimate({ words, level, quote, link }: SendEstimateProps) {
  const [outcome, setOutcome] = useState<{ of: string; is: 'copied' | 'refused' }>()
  const message = estimateText(words, quote)
  const isCopied = outcome?.of === link && outcome.is === 'copied'

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome({ of: link, is: 'copied' })
    } catch {
      setOutcome({ of: link, is: 'refused' })
    }
  }

  const Heading = level === 2 ? 'h2' : 'h3'
  const mail = `subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(`${message} ${link}`)}`
  return (
    <>
      <div className={`card stack-5 ${card.send}`}>
        <div data-screen-only>
          <Heading className={card.heading}>{words.heading}</Heading>
          <p>{words.text}</p>
          <div className={`stack-1 ${card.ways}`}>
            <ButtonLink
              variant="tile"
              href={whatsAppAddress(null, `${message} ${link}`)}
              rel="noopener"
            >
              <WhatsAppIcon />
              WhatsApp
            </ButtonLink>
            <ButtonLink variant="tile" href={`mailto:?${mail}`}>
              <Icon name="mail" />
              {t().estimate.email}
            </ButtonLink>
            <Button
              variant="tile"
              data-needs-script
              data-done={isCopied || undefined}
              onClick={() => void copy()}
            >
              <Icon name={isCopied ? 'tick' : 'link'} />
              {isCopied ? t().estimate.linkCopied : t().estimate.copy}
            </Button>
          </div>
          <p className={`small ${card.outcome}`} aria-live="polite">
            {outcome?.of === link ? t().estimate[outcome.is] : null}
          </p>
        </div>
        <figure className="card" data-only="wide">
          <figcaption className="strong">{words.caption}</figcaption>
          {/* No line breaks between a sum and its currency. */}
          <p>{message.replaceAll('NGN ', 'NGN\u00A0')}</p>
          <p className={`strong ${card.link}`}>{link.replace(/^https?:\/\//, '')}</p>
        </figure>
      </div>
      <p className="note">{words.note}</p>
    </>
  )
}

/** "Tofali estimate. Project cost NGN 5,000,000, …": the message without its link. */
export function estimateText({ message }: EstimateWords, { cost, fee, total }: FeeQuote): string {
  const sums = { cost: formatNaira(cost), fee: formatNaira(fee), total: formatNaira(total) }
  return fillIn(message, { ...sums, percent: formatPercent(feeRules.rate) })
}
