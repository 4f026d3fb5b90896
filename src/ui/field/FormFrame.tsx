import type { ComponentProps, ReactNode } from 'react'
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
