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

/** A heading of a plain text, underlined. */
export function underlined(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`
}

/** Names with their values, in two columns. */
export function columns(list: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...list.map(([name]) => name.length)) + 2
  return list.map(([name, value]) => name.padEnd(width) + value).join('\n')
}
