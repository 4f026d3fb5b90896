import type { ReactNode } from 'react'
import { t } from '#shared/words/words.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Field.module.css'

/** How a label says whether an answer is needed: an asterisk, or "(optional)". */
export type FieldMark = 'required' | 'optional'

/** The attributes that tie a control to its label, hint, count and message. */
export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  /** The control's id, from which those of the other parts are derived. */
  id: string
  label: string
  mark?: FieldMark | undefined
  /** Above the control. */
  hint?: ReactNode
  /** Below the control, at the left and at the right: "95 / 160". */
  note?: ReactNode
  count?: string | undefined
  /** The message of the form's rules; undefined when the value is valid. */
  problem?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint, message and note. */
export function Field({ id, label, mark, hint, note, count, problem, children }: FieldProps) {
  // A screen reader hears the message without the count, which stays visible.
  const heardCount = problem === undefined ? count : undefined
  const parts = partsOf(id, { hint, note: note ?? heardCount, problem })
  return (
    <div>
      <label className={`strong block ${styles.label}`} htmlFor={id}>
        <FieldLabel mark={mark}>{label}</FieldLabel>
      </label>
      {hint ? (
        <p className={`quiet ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        required: mark === 'required' || undefined,
        'aria-invalid': problem !== undefined,
        'aria-describedby': parts,
      })}
      <FieldProblem id={id} problem={problem} />
      {note || count ? (
        <p className={styles.note} id={`${id}-note`}>
          <span>{note}</span>
          <span className={`tabular ${styles.count}`}>{count}</span>
        </p>
      ) : null}
    </div>
  )
}

/** The text of a label or legend with its mark. */
export function FieldLabel({ mark, children }: { mark?: FieldMark | undefined; children: string }) {
  return (
    <>
      {children}
      {mark === 'required' ? (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      ) : null}
      {mark === 'optional' ? (
        <span className={`stone ${styles.optional}`}> {t().fields.optional}</span>
      ) : null}
    </>
  )
}

/** The message under a control. */
export function FieldProblem({ id, problem }: { id: string; problem?: string | undefined }) {
  if (problem === undefined) return null
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      <Icon name="alert" small />
      <span>{problem}</span>
    </p>
  )
}

/** The ids of the parts that are present, for `aria-describedby`. */
export function partsOf(id: string, parts: Record<string, unknown>): string | undefined {
  const there = Object.entries(parts).flatMap(([part, content]) =>
    content === undefined || content === null || content === '' ? [] : `${id}-${part}`,
  )
  return there.join(' ') || undefined
}
