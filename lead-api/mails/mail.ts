import type { ForwardFailure } from '#lead-api/forwarding/forward.ts'

/** An email as it is sent. */
export interface Mail {
  /** The same at every try, so that a mailbox can tell a repeat. */
  id: string
  to: readonly string[]
  replyTo: string | undefined
  subject: string
  text: string
  html?: string
}

/** Sends an email; why it was not taken, or undefined. A failure is final when the address does not exist. */
export type SendMail = (mail: Mail) => Promise<ForwardFailure | undefined>
