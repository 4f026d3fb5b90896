import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Choice.module.css'

interface ChoiceFrameProps {
  root?: RefObject<HTMLDivElement | null>
  className?: string
  children: ReactNode
}

/** Contains the options and what they show, so that CSS can connect them before hydration. */
export function ChoiceFrame({ root, className, children }: ChoiceFrameProps) {
  return (
    <div ref={root} className={classes(styles.choice, className)} data-whole>
      {children}
    </div>
  )
}

interface ChoiceLabelProps {
  /** Shared by the radios of one choice. */
  name: string
  index: number
  className?: string
  children: ReactNode
}

/** An option that needs no script: an invisible radio over its whole label. */
export function ChoiceLabel({ name, index, className, children }: ChoiceLabelProps) {
  return (
    <label className={className}>
      <CoveringRadio name={name} data-option={place(index)} defaultChecked={index === 0} />
      {children}
    </label>
  )
}

type CoveringRadioProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  'data-option'?: string
}

/** An invisible radio button, as large as its label. */
export function CoveringRadio(props: CoveringRadioProps) {
  return <input type="radio" className="covering" {...props} />
}

/** Attributes of a button that chooses the option at this index. */
export function option(index: number) {
  return { 'data-option': place(index) }
}

/** Attributes of an element that is shown only while the option at this index is chosen. */
export function shownBy(choice: Choice, index: number) {
  return { 'data-shown-by': place(index), hidden: choice.enhanced && choice.chosen !== index }
}

/** The same where radios hold the choice after hydration, too. */
export function shownByRadio(index: number) {
  return { 'data-shown-by': place(index) }
}

/** The stylesheet covers twelve options; further ones show their content after hydration. */
function place(index: number): string {
  return index < 12 ? String(index + 1) : 'later'
}

export interface Choice {
  /** False before hydration, while radios hold the choice and CSS shows what is chosen. */
  enhanced: boolean
  /** Index of the chosen option; the first one by default. */
  chosen: number
  choose: (index: number) => void
}

/**
 * Shows one of several options. Before hydration radios do it; after it buttons take over the visitor's
 * choice, and the focus if a radio had it. The ref belongs on the frame.
 */
export function useChoice(count: number): [RefObject<HTMLDivElement | null>, Choice] {
  const root = useRef<HTMLDivElement>(null)
  const refocus = useRef(false)
  const [state, setState] = useState({ enhanced: false, chosen: 0 })

  useEffect(() => {
    const radios = [
      ...(root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
    ]
    refocus.current = radios.some((radio) => radio === document.activeElement)
    const checked = radios.findIndex((radio) => radio.checked)
    setState({ enhanced: true, chosen: Math.max(0, checked) })
  }, [])

  const chosen = Math.max(0, Math.min(state.chosen, count - 1))
  useEffect(() => {
    if (!state.enhanced || !refocus.current) return
    refocus.current = false
    root.current?.querySelectorAll<HTMLButtonElement>('button[data-option]')[chosen]?.focus()
  }, [state.enhanced, chosen])

  function choose(index: number) {
    setState({ enhanced: true, chosen: index })
  }

  return [root, { enhanced: state.enhanced, chosen, choose }]
}
