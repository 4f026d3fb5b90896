import { useState } from 'react'
import type { Section } from '#src/content/types.ts'
import { whatsAppAddress } from '#shared/contact.ts'
import { fillIn } from '#shared/text.ts'
import { feePercent, formatNaira } from '#shared/money.ts'
import type { FeeQuote } from '#shared/money.ts'
import { ButtonLink, Button } from '#src/ui/action/Action.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import styles from './FeeEstimator.module.css'

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

/** The estimate by WhatsApp, e-mail or link, and what will be read; the first two need no script. */
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
              E-mail
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
