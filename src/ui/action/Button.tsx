import type { ComponentProps } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { ButtonVariant, LinkVariant } from './Action.tsx'
import styles from './Action.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant
  wide?: boolean
}

/**
 * A native button that looks like a brick; `type` defaults to "button". `muted` is disabled;
 * `success-tick` says what was done, keeps the focus and ignores presses.
 */
export function Button({
  variant = 'primary',
  wide = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const isDone = variant === 'success-tick'
  return (
    <button
      type={isDone ? 'button' : type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
      {...rest}
      {...(variant === 'muted' ? { disabled: true } : {})}
      {...(isDone ? { 'aria-disabled': true, onClick: undefined } : {})}
    >
      {isDone ? <Icon name="tick" small /> : null}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  variant?: LinkVariant
  wide?: boolean
}

/** A plain anchor that looks like a brick; it bypasses the router and loads the page again. */
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
