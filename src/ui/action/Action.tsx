import type { HTMLAttributes, ReactNode, ComponentProps, AnchorHTMLAttributes } from 'react'
import type { ActionData } from '#shared/leads/forms.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { isWithinReach } from '#src/browser/language.ts'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { classes } from '#src/ui/classes.ts'
import styles from './Action.module.css'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'danger'
  | 'muted'
  | 'transparent'
  | 'success-tick'
  | 'ink'
  | 'more'
  | 'tile'

/** A link cannot be disabled, so these variants are for buttons only. */
export type LinkVariant = Exclude<ButtonVariant, 'muted' | 'success-tick'>

interface ActionProps {
  action: ActionData
  variant?: LinkVariant
  wide?: boolean
  children?: ReactNode
}

/** An action, rendered as a link or as a button that opens a dialog; both work without scripts. */
export function Action({ action, variant = 'primary', wide = false, children }: ActionProps) {
  const look = { className: styles.button, 'data-variant': variant, 'data-wide': wide || undefined }
  const arrow = variant === 'more' ? <Icon name="arrow-right" small /> : null
  if ('opens' in action) {
    return (
      <button type="button" command="show-modal" commandfor={`dialog-${action.opens}`} {...look}>
        {action.opens === 'video' ? <Icon name="play" small /> : null}
        {action.label}
        {children}
        {arrow}
      </button>
    )
  }
  return (
    <SmartLink to={action.to} {...look}>
      {action.label}
      {children}
      {arrow}
    </SmartLink>
  )
}

/** What looks like the action `more` within a card that is itself the link. */
export function More({ children }: { children: string }) {
  return (
    <span className={styles.button} data-variant="more">
      {children}
      <Icon name="arrow-right" small />
    </span>
  )
}

/** Buttons side by side, one below the other where there is too little space. */
export function ActionRow({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classes(styles.row, className)} />
}

interface ActionsProps {
  of: readonly ActionData[]
  className?: string | undefined
}

/** Up to two actions of the CMS: the first is filled, the second is not. */
export function Actions({ of: actions, className }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <ActionRow className={className} data-whole>
      {actions.slice(0, 2).map((action, index) => (
        <Action key={index} action={action} variant={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </ActionRow>
  )
}

interface LinkLineProps {
  text?: string | null
  of: readonly ActionData[] | null
  className?: string | undefined
}

/** Links on a line, behind its text; renders nothing without links. */
export function LinkLine({ text, of: actions, className }: LinkLineProps) {
  if (!actions?.length) return null
  return (
    <p className={classes('cluster', className)}>
      {text ? <span>{text}</span> : null}
      {actions.map((action, index) => (
        <Action key={index} action={action} variant="more" />
      ))}
    </p>
  )
}

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
}

/** A plain anchor that looks like a brick; it bypasses the router and loads the page again. */
export function ButtonLink({ variant = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-variant={variant} {...rest}>
      {children}
    </a>
  )
}

type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A link within the site uses the router; any other is a plain anchor to a validated address. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (to.startsWith('/')) {
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** The router's own `Link` is also for prefetching from its server, which every visitor would download. */
function RouterLink({ to, onClick, children, ...rest }: SmartLinkProps) {
  const follow = useLinkClickHandler(to, rest.target ? { target: rest.target } : {})
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && isWithinReach(to)) follow(event)
      }}
    >
      {children}
    </a>
  )
}

interface LinkedTextProps {
  /** A text from the CMS, such as "See the [Privacy Policy]." */
  text: string
  /** Renders the text in square brackets; without brackets, the whole text. */
  children: (words: string) => ReactNode
}

/** A text from the CMS that contains a link whose target the site knows. */
export function LinkedText({ text, children }: LinkedTextProps) {
  const [, before, words, after] = /^([^[\]]*)\[([^[\]]+)\](.*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {children(words ?? text)}
      {after}
    </>
  )
}
