import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hosts } from '#src/config/hosts/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { feeRules, quoteForCost } from '#shared/money/fee.ts'
import { withCost } from '#shared/money/estimate.ts'
import { formatNaira, speakNaira } from '#shared/money/money.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { ChoiceFrame } from '#src/ui/choice/Choice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Money } from '#src/ui/slider/Money.tsx'
import { Slider } from '#src/ui/slider/Slider.tsx'
import { Approximately } from './Approximately.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { FeeShare } from './FeeShare.tsx'
import { estimateText, SendEstimate } from './SendEstimate.tsx'
import { Sums } from './Sums.tsx'
import { useRecent, useRemembered } from './use-exchange.ts'
import { useSharedCost } from './use-shared-cost.ts'
import styles from './FeeEstimator.module.css'

interface FeeEstimatorProps {
  section: Section<'feeEstimator'>
  first?: boolean
}

// At 30 % of the range, where CSS draws the slider's fill before any script runs.
const start = 154_000_000
const ends = [formatNaira(feeRules.lowest), formatNaira(feeRules.highest)] as const

/** The fee for delivering a project: a slider in steps of NGN 1,000,000. */
export function FeeEstimator({ section, first = false }: FeeEstimatorProps) {
  const { heading, lead, costLabel, shareText, shareNote, send, settings } = section
  const [moved, setMoved] = useState(start)
  const id = useId()
  const { linked, follow } = useSharedCost()
  const { pathname } = useLocation()
  const isChosen = useRef(false)
  const quote = quoteForCost(moved)
  const { cost } = quote
  const isAsLinked = linked?.cost === cost
  const exchange = useRecent(settings?.exchange)
  const root = useRemembered(exchange)

  useEffect(() => {
    // Where nobody chose a cost there is no estimate to remember.
    if (cost !== start || isAsLinked) isChosen.current = true
    if (!isChosen.current) return
    if (send) tabStorage.write(estimateKey, estimateText(send, quoteForCost(cost)))
    follow(cost)
  }, [cost, isAsLinked, send, follow])

  return (
    <Band ground="render">
      <HeadRow heading={heading} lead={lead} first={first} />
      {send && linked && isAsLinked ? (
        <p className={styles.arrived} role="status">
          <Icon name="link" />
          {linked.isNearest ? send.nearest : send.arrived}
        </p>
      ) : null}
      <ChoiceFrame root={root} className={styles.panel}>
        <div className={styles.cost}>
          <label className={styles.label} id={`${id}-cost`} htmlFor={id}>
            {costLabel}
          </label>
          <Money naira={cost} of={id} labelledBy={`${id}-cost`} />
          <Approximately naira={cost} exchange={exchange} />
          <div className={styles.slider}>
            <Slider
              id={id}
              min={feeRules.lowest}
              max={feeRules.highest}
              step={feeRules.step}
              start={start}
              to={linked?.cost}
              ends={ends}
              valueText={speakNaira(cost)}
              onMove={setMoved}
            />
          </div>
          {exchange ? <CurrencyChoice exchange={exchange} /> : null}
          <FeeShare text={shareText} note={shareNote} />
        </div>
        <Sums section={section} quote={quote} exchange={exchange} of={id} />
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
