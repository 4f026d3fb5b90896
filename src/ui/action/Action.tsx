import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { SmartLink } from './SmartLink.tsx'
import styles from './Action.module.css'

export type DialogName = 'iam' | 'demo' | 'funding' | 'jobs' | 'learn' | 'video'

/** What a button of the CMS does: it links somewhere, or it opens one of the layout's dialogs. */
export type ActionData = { label: string; to: string } | { label: string; opens: DialogName }

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'danger'
  | 'muted'
  | 'transparent'
  | 'success-tick'
  | 'ink'
  | 'more'

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
  if ('opens' in action) {
    return (
      <button type="button" command="show-modal" commandfor={`dialog-${action.opens}`} {...look}>
        {action.opens === 'video' ? <Icon name="play" small /> : null}
        {action.label}
        {children}
      </button>
    )
  }
  return (
    <SmartLink to={action.to} {...look}>
      {action.label}
      {children}
    </SmartLink>
  )
}

/** Buttons side by side, one below the other where there is too little space. */
export function ActionRow({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`${styles.row} ${className}`} />
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
