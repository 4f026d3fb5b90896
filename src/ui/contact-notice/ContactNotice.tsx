import type { ReactNode } from 'react'
import { callAddress } from '#shared/contact.ts'
import { t } from '#shared/words/words.ts'
import { ButtonLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** How a visitor reaches us. */
export interface Reach {
  email?: string | null
  phone?: string | null
  whatsapp?: string | null
}

interface ContactNoticeProps {
  reach: Reach | null | undefined
  /** What to say when calling or writing; the plain variant has its own text. */
  children?: ReactNode
  /** When an answer can be expected. */
  reply?: string | null | undefined
  /** The links as plain lines instead of bricks. */
  variant?: 'plain'
}

/** Shown where a form cannot be used (yet): whom to call and whom to write to. */
export function ContactNotice({ reach, children, reply, variant }: ContactNoticeProps) {
  const { email, phone } = reach ?? {}
  const text = variant ? t().form.writeOrCall : children
  return (
    <div className="stack-4">
      {text ? <p>{text}</p> : null}
      <ul className="stack-1">
        {phone ? (
          <Way icon="phone" address={callAddress(phone)} label={phone} variant={variant} />
        ) : null}
        {email ? (
          <Way icon="mail" address={`mailto:${email}`} label={email} variant={variant} />
        ) : null}
      </ul>
      {reply ? <p className="quiet">{reply}</p> : null}
    </div>
  )
}

interface WayProps {
  icon: 'phone' | 'mail'
  address: string | undefined
  label: string
  variant: 'plain' | undefined
}

function Way({ icon, address, label, variant }: WayProps) {
  return (
    <li className="stack-1">
      <ButtonLink href={address} variant={variant ? 'more' : 'tile'}>
        <Icon name={icon} small={Boolean(variant)} />
        <bdi>{label}</bdi>
      </ButtonLink>
    </li>
  )
}
