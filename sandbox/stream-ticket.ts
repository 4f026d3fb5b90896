import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who reads a stream. */
export type StreamReader = 'editor' | 'anonymous'

const PARAMETER = '_ticket'
const SECRET = randomBytes(32)

/**
 * Lets a page that was let in on the main port read its stream on another one: a browser that is
 * sent on there tells neither its token nor its origin. Good for as long as this process runs.
 */
export function addTicket(url: URL, reader: StreamReader): void {
  url.searchParams.set(PARAMETER, `${reader}.${sign(reader)}`)
}

/** Whom the address was given to; undefined without a ticket of this process. */
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
