import type { ReactNode } from 'react'
import { feeRules, formatNaira, speakNaira } from '#shared/money.ts'
import { Money, Slider } from './Slider.tsx'
import type { SliderProps } from './Slider.tsx'
import styles from './FeePanel.module.css'

interface CostPanelProps extends Pick<
  SliderProps,
  'id' | 'min' | 'max' | 'step' | 'start' | 'value' | 'onMove'
> {
  label: string
  /** Whole naira. */
  cost: number
  /** The same sum in other currencies. */
  worth?: (naira: number) => ReactNode
  /** Above the cost. */
  head?: ReactNode
  /** Below the slider. */
  below?: ReactNode
  /** Beside it. */
  children: ReactNode
}

/** A project's cost on a slider, with what follows from it beside it. */
export function CostPanel({
  label,
  cost,
  worth,
  head,
  below,
  children,
  ...slider
}: CostPanelProps) {
  const { id } = slider
  const ends = [formatNaira(feeRules.lowest), formatNaira(feeRules.highest)] as const
  return (
    <div className={`pane ${styles.panel}`}>
      <div className={styles.cost}>
        {head}
        <label className="strong block" id={`${id}-cost`} htmlFor={id}>
          {label}
        </label>
        <Money naira={cost} of={id} labelledBy={`${id}-cost`} />
        {worth?.(cost)}
        <Slider {...slider} ends={ends} valueText={speakNaira(cost)} />
        {below}
      </div>
      {children}
    </div>
  )
}

interface FeePanelProps extends Omit<CostPanelProps, 'label' | 'cost' | 'children'> {
  labels: { cost: string; fee: string; total: string }
  /** Whole naira. */
  quote: { cost: number; fee: number; total: number }
  action?: ReactNode
}

/** A project's cost on a slider, with the fee and the total beside it. */
export function FeePanel({ labels, quote, action, ...panel }: FeePanelProps) {
  const { id, worth } = panel
  return (
    <CostPanel {...panel} label={labels.cost} cost={quote.cost}>
      <div className={`stack-6 ${styles.sums}`} data-ground="dark">
        {(['fee', 'total'] as const).map((sum) => (
          <div key={sum}>
            <span className="strong block" id={`${id}-${sum}`}>
              {labels[sum]}
            </span>
            <Money naira={quote[sum]} of={id} labelledBy={`${id}-${sum}`} size="medium" />
            {worth?.(quote[sum])}
          </div>
        ))}
        {action}
      </div>
    </CostPanel>
  )
}
