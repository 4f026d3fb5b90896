import {
  decodeSignatureHeader,
  isSignatureError,
  isValidSignature,
  SIGNATURE_HEADER_NAME,
} from '@sanity/webhook'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isRecord, parseJson } from '#shared/json.ts'

interface WebhookOptions {
  /** The secret that Sanity signs with; it never leaves this process. */
  secret: string
  requestRebuild: () => 'starts' | 'waits'
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number
}

// The projection in the guide takes 200 bytes; even a whole document stays below this.
const maxBytes = 1024 * 1024
const maxAgeMs = 5 * 60_000
const messages = { starts: 'A rebuild starts.', waits: 'A rebuild follows the running one.' }

/**
 * Handles Sanity's webhooks: a signed delivery about a published change requests a rebuild. The JSON
 * response is immediate: 202 when a rebuild will follow, 200 when none is needed, and 400, 401, 405
 * or 413 with a sentence. A repeated delivery costs at most one rebuild more.
 */
export function createWebhook({ secret, requestRebuild, now = Date.now }: WebhookOptions): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  app.post(
    '*',
    bodyLimit({
      maxSize: maxBytes,
      onError: (context) =>
        context.json({ message: `The body may have at most ${maxBytes} bytes.` }, 413),
    }),
    async (context) => {
      const body = await context.req.text()
      const header = context.req.header(SIGNATURE_HEADER_NAME)
      const problem = await signatureProblem(header, body, secret, now())
      if (problem !== null) return context.json({ message: problem }, 401)
      const change = parseJson(body)
      if (!isRecord(change) || typeof change['_id'] !== 'string')
        return context.json({ message: 'The body must be JSON: {"_id": text}.' }, 400)
      if (/^(?:drafts|versions)\./.test(change['_id']))
        return context.json({ message: 'Drafts do not change the site.' })
      if (/^(?:image|file)-[\da-f]{40}-/.test(change['_id']))
        return context.json({
          message: 'An upload changes the site when a document that shows it is published.',
        })
      return context.json({ message: messages[requestRebuild()] }, 202)
    },
  )
  app.all('*', (context) =>
    context.json({ message: 'Send webhooks by POST.' }, 405, { allow: 'POST' }),
  )
  return app
}

/** A sentence when the header does not sign this body with the secret, within five minutes; else null. */
async function signatureProblem(
  header: string | undefined,
  body: string,
  secret: string,
  now: number,
): Promise<string | null> {
  if (header === undefined) return `The header ${SIGNATURE_HEADER_NAME} is missing.`
  try {
    if (!(await isValidSignature(body, header, secret)))
      return 'The signature does not match this body and the secret of this server.'
    // The package accepts a signature of any age, so a delivery could be replayed forever.
    const { timestamp } = decodeSignatureHeader(header)
    return Math.abs(now - timestamp) <= maxAgeMs
      ? null
      : 'The signature is more than five minutes off the clock of this server.'
  } catch (error) {
    if (isSignatureError(error))
      return 'The signature does not match this body and the secret of this server.'
    throw error
  }
}
