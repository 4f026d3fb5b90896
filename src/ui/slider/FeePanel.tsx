import type { ReactNode } from 'react'
import { feeRules, formatNaira, speakNaira } from '#shared/money.ts'
import { Money, Slider } from './Slider.tsx'
import type { SliderProps } from './Slider.tsx'
import styles from './FeePanel.module.css'

interface FeePanelProps extends Pick<
  SliderProps,
  'id' | 'min' | 'max' | 'step' | 'start' | 'to' | 'onMove'
> {
  labels: { cost: string; fee: string; total: string }
  /** Whole naira. */
  quote: { cost: number; fee: number; total: number }
  /** The same sum in other currencies. */
  worth?: (naira: number) => ReactNode
  action?: ReactNode
  /** Above the cost. */
  head?: ReactNode
  /** Below the slider. */
  children?: ReactNode
}

const ends = [formatNaira(feeRules.lowest), formatNaira(feeRules.highest)] as const

/** A project's cost on a slider, with the fee and the total beside it. */
export function FeePanel(props: FeePanelProps) {
  const { labels, quote, worth, action, head, children, ...slider } = props
  const { id } = slider
  return (
    <div className={styles.panel}>
      <div className={styles.cost}>
        {head}
        <label className={styles.label} id={`${id}-cost`} htmlFor={id}>
          {labels.cost}
        </label>
        <Money naira={quote.cost} of={id} labelledBy={`${id}-cost`} />
        {worth?.(quote.cost)}
        <Slider {...slider} ends={ends} valueText={speakNaira(quote.cost)} />
        {children}
      </div>
      <div className={styles.sums} data-ground="dark">
        {(['fee', 'total'] as const).map((sum) => (
          <div key={sum}>
            <span className={styles.label} id={`${id}-${sum}`}>
              {labels[sum]}
            </span>
            <Money naira={quote[sum]} of={id} labelledBy={`${id}-${sum}`} size="medium" />
            {worth?.(quote[sum])}
          </div>
        ))}
        {action}
      </div>
    </div>
  )
}
