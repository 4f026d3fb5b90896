import type { ComponentProps } from 'react'
import type { ButtonVariant } from './Action.tsx'
import styles from './Action.module.css'

interface Look {
  variant?: ButtonVariant
  wide?: boolean
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'>

/** A native button drawn as a brick; `type` is "button" unless said. */
export function Button({
  variant = 'primary',
  wide = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
      {...rest}
    />
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'className'>

/** A plain anchor drawn as a brick: it loads its address afresh, past the router. */
export function ButtonLink({
  variant = 'primary',
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={styles.button} data-variant={variant} data-wide={wide || undefined} {...rest}>
      {children}
    </a>
  )
}
