import type { ComponentProps, ReactNode, MouseEvent, Ref } from 'react'
import { t } from '#shared/words/words.ts'
import styles from './FormFrame.module.css'

type FormFrameProps = Omit<ComponentProps<'form'>, 'className' | 'method' | 'action'>

/**
 * The form element around fields. A submit that no script handles is a POST, so that what was typed
 * never becomes part of an address.
 */
export function FormFrame(props: FormFrameProps) {
  return <form className={styles.frame} method="post" noValidate {...props} />
}

/** Fields below each other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className="stack-6">{children}</div>
}

/** Two fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={`stack-6 ${styles.row}`}>{children}</div>
}

/** Small print below a form's button. */
export function FormPrint({ children }: { children: ReactNode }) {
  return <p className="quiet">{children}</p>
}

/** A message, the id of its control, and whether there is no answer at all. */
export interface FieldProblemLink {
  id: string
  problem: string
  isMissing: boolean
}

interface ErrorSummaryProps {
  /** In the order of the fields. */
  problems: FieldProblemLink[]
  ref?: Ref<HTMLElement>
}

/** "4 answers are missing" or "Check 4 answers" above a form, with a link to each field; takes the focus after a submit. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const isMissing = problems.every((problem) => problem.isMissing)
  const title = t().form[isMissing ? 'missing' : 'check'](problems.length)
  return (
    <section ref={ref} className={`callout ${styles.summary}`} aria-label={title} tabIndex={-1}>
      <p className="title subtitle">{title}</p>
      <ul className="plain">
        {problems.map(({ id, problem }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {problem}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The address does not change: a fragment would add an entry to the browser's history. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
