import type { ComponentProps, ReactNode } from 'react'
import { SpokenLegend } from '../spoken/Spoken.tsx'
import styles from './FormFrame.module.css'

type FormFrameProps = Omit<ComponentProps<'form'>, 'className' | 'method' | 'action'> & {
  /** Nothing can be typed or sent while this is not so. */
  ready: boolean
}

/**
 * The form element around fields. A submit that no script handles is a POST without a single field:
 * what was typed can never become part of an address.
 */
export function FormFrame({ ready, children, ...rest }: FormFrameProps) {
  return (
    <form className={styles.frame} method="post" noValidate {...rest}>
      <fieldset className={styles.frame} disabled={!ready}>
        <SpokenLegend>Your details</SpokenLegend>
        {children}
      </fieldset>
    </form>
  )
}

/** Fields below each other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** Two fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Small print below a form's button. */
export function FormPrint({ children }: { children: ReactNode }) {
  return <p className={styles.print}>{children}</p>
}
