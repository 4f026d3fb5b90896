import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who reads a stream. */
export type StreamReader = 'editor' | 'anonymous'

const PARAMETER = '_ticket'
const SECRET = randomBytes(32)

/**
 * Adds a ticket to the address of a stream on another port. The browser drops token and origin when it
 * follows the redirect there; the ticket replaces both. Valid until this process ends.
 */
export function addTicket(url: URL, reader: StreamReader): void {
  url.searchParams.set(PARAMETER, `${reader}.${sign(reader)}`)
}

/** The reader to whom this process gave the address; undefined without a valid ticket. */
export function ticketOf(url: string): StreamReader | undefined {
  const [reader, signature = ''] = (new URL(url).searchParams.get(PARAMETER) ?? '').split('.')
  if (reader !== 'editor' && reader !== 'anonymous') return undefined
  const wanted = Buffer.from(sign(reader))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? reader : undefined
}

function sign(reader: StreamReader): string {
  return createHmac('sha256', SECRET).update(reader).digest('base64url')
}
