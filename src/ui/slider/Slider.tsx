import { useEffect, useRef } from 'react'
import { formatAmount } from '#shared/money.ts'
import { t } from '#shared/words/words.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './Slider.module.css'

export interface SliderProps {
  /** Of the input, so that a `<label htmlFor>` and an `<output htmlFor>` can name it. */
  id: string
  min: number
  max: number
  /** The step of an arrow key; the browser's Page keys move a tenth of the range. */
  step: number
  /** The initial value. Before hydration the fill is at 30 %. */
  start: number
  /** Where it stands. */
  value: number
  /** The labels below its two ends. */
  ends: readonly [string, string]
  /** What a screen reader announces for the value. */
  valueText: string
  /** Called at each change, and on mount where the slider was moved before hydration. */
  onMove: (value: number) => void
}

/** A native range input that looks like a brick on a row; hidden where scripts are off. */
export function Slider(props: SliderProps) {
  const { id, min, max, step, start, value, ends, valueText, onMove } = props
  const range = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const early = Number(range.current?.value ?? start)
    if (early !== start) onMove(early)
  }, [start, onMove])
  useEffect(() => {
    if (!range.current) return
    range.current.value = String(value)
    paint(range.current)
  }, [value])
  return (
    <div data-needs-script data-screen-only>
      <input
        ref={range}
        className={styles.range}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={start}
        aria-valuetext={valueText}
        aria-describedby={`${id}-ends`}
        onChange={(event) => {
          paint(event.currentTarget)
          onMove(Number(event.currentTarget.value))
        }}
      />
      <div className="cluster ends micro stone tabular" id={`${id}-ends`}>
        <span>{ends[0]}</span> <span>{ends[1]}</span>
      </div>
    </div>
  )
}

// Set by script, because the content security policy forbids style attributes in the markup.
function paint(range: HTMLInputElement) {
  const [min, max, value] = [range.min, range.max, range.value].map(Number)
  if (min === undefined || max === undefined || value === undefined) return
  range.style.setProperty('--fill', `${((value - min) / (max - min)) * 100}%`)
}

interface MoneyProps {
  /** Whole naira. */
  naira: number
  /** Id of the control that sets this amount. */
  of: string
  /** Id of its label. */
  labelledBy: string
  size?: 'large' | 'medium'
}

/** The output of a control: shown as "NGN 154,000,000", announced as "154,000,000 naira". */
export function Money({ naira, of, labelledBy, size = 'large' }: MoneyProps) {
  return (
    <output
      className={`block ${styles.money}`}
      htmlFor={of}
      aria-labelledby={labelledBy}
      aria-live="polite"
      data-size={size}
    >
      <small className={styles.unit} aria-hidden="true">
        {'NGN '}
      </small>
      {formatAmount(naira)}
      <VisuallyHidden>{t().naira('')}</VisuallyHidden>
    </output>
  )
}
