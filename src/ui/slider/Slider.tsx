import { useEffect, useRef } from 'react'
import styles from './Slider.module.css'

interface SliderProps {
  /** Of the input, so that a `<label htmlFor>` and an `<output htmlFor>` can name it. */
  id: string
  min: number
  max: number
  /** What an arrow key moves; Page keys move a tenth of the range by themselves. */
  step: number
  /** Where it stands before anyone moves it. Before any script the fill is drawn at 30 %. */
  start: number
  /** The words below its two ends. */
  ends: readonly [string, string]
  /** What a screen reader says for the value it stands at. */
  spoken: string
  /** Told the value at each move, and once at the start: it may have been moved before the page was ready. */
  onMove: (value: number) => void
}

/** A native range input drawn as a brick on a course; nobody sees it where scripts are off. */
export function Slider({ id, min, max, step, start, ends, spoken, onMove }: SliderProps) {
  const range = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!range.current) return
    paint(range.current)
    onMove(Number(range.current.value))
  }, [onMove])
  return (
    <div className={styles.slider}>
      <input
        ref={range}
        className={styles.range}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={start}
        aria-valuetext={spoken}
        aria-describedby={`${id}-ends`}
        onChange={(event) => {
          paint(event.currentTarget)
          onMove(Number(event.currentTarget.value))
        }}
      />
      <div className={styles.ends} id={`${id}-ends`}>
        <span>{ends[0]}</span> <span>{ends[1]}</span>
      </div>
    </div>
  )
}

// Set by script: the policy forbids a style attribute in the markup.
function paint(range: HTMLInputElement) {
  const [min, max, value] = [range.min, range.max, range.value].map(Number)
  if (min === undefined || max === undefined || value === undefined) return
  range.style.setProperty('--fill', `${((value - min) / (max - min)) * 100}%`)
}
