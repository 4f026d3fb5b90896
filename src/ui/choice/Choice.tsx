import type { ComponentProps, ReactNode, RefObject } from 'react'
import styles from './Choice.module.css'
import type { Choice } from './use-choice.ts'

interface ChoiceFrameProps {
  root: RefObject<HTMLDivElement | null>
  className?: string
  children: ReactNode
}

/** Contains the options and what they show, so that CSS can connect them before hydration. */
export function ChoiceFrame({ root, className, children }: ChoiceFrameProps) {
  return (
    <div ref={root} className={`${styles.choice} ${className ?? ''}`} data-whole>
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
  return <input type="radio" className={styles.radio} {...props} />
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
