import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { waits } from '#shared/limits.ts'
import { readCost, withCost, feeRules, quoteForCost } from '#shared/money.ts'
import type { LinkedCost } from '#shared/money.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { ChoiceFrame } from '#src/ui/choice/Choice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { FeePanel } from '#src/ui/slider/FeePanel.tsx'
import { approximately, CurrencyChoice, useRecent, useRemembered } from './Exchange.tsx'
import { SendEstimate, estimateText } from './SendEstimate.tsx'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import styles from './FeeEstimator.module.css'

interface FeeEstimatorProps {
  section: Section<'feeEstimator'>
  first?: boolean
}

// At 30 % of the range, where CSS draws the slider's fill before any script runs.
const start = 154_000_000

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
    // An estimate is only remembered once the visitor has chosen a cost.
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
      <ChoiceFrame root={root}>
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
          <FeeShare text={shareText} note={shareNote} />
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
