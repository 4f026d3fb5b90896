import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { callRoutes } from './calls/routes.ts'
import { createDigest } from './forwarding/digest.ts'
import { createForwardStore, createForwarder } from './forwarding/forward.ts'
import { createRateLimit } from './guard/rate-limit.ts'
import { loadAnswers } from '#shared/words/answers.ts'
import { failureAnswer, failureLine, requestLog, send } from './guard/requests.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { createSession } from './inbox/sign-in.ts'
import { answerVisitors } from './mails/answers.ts'
import { checkRoomForLead, diskWarning } from './uploads/file-store.ts'
import { createInboxStore } from './store/inbox-store.ts'
import { createLeadStore } from './store/lead-store.ts'
import { StorageUnavailable, secretOf } from './store/sql.ts'
import { createWorkStore } from './store/work-store.ts'
import { createUploadStore } from './store/upload-store.ts'
import type { DigestOptions } from './forwarding/digest.ts'
import type { Deliver, Forwarder } from './forwarding/forward.ts'
import type { Person } from './inbox/people.ts'
import type { RateLimits, SharedLimit } from './guard/rate-limit.ts'
import type { DiskSpace, FileStore } from './uploads/file-store.ts'
import type { LoadWords } from './mails/answers.ts'
import type { SendMail } from './mails/mail.ts'
import type { LeadStore } from './store/lead-store.ts'
import type { Sql } from './store/sql.ts'
import type { Caller, Env } from './types.ts'

/** Where the lead API stores what it receives, and whom it answers. */
export interface LeadApiOptions {
  sql: Sql
  files: FileStore
  /** The disk that both are on; undefined where there is none. */
  disk?: DiskSpace | undefined
  /**
   * Its own public address without a slash at the end, such as `https://example.com/lead-api`: the start
   * of signed upload addresses. Requests come without its path.
   */
  address: string
  /** The sites whose pages may send leads. */
  allowsOrigin: (origin: string) => boolean
  /** No limits when left out. */
  rateLimits?: RateLimits
  /** A further limit, for a service that runs on several machines. */
  sharedLimit?: SharedLimit | undefined
  /** The people who may open the inbox; without any there is no inbox. */
  people?: readonly Person[] | undefined
  /** Forwards a lead; without it leads wait for nobody. */
  deliver?: Deliver | undefined
  /** Tells the team of new leads at most once an hour, instead of `deliver`. */
  digest?: DigestOptions | undefined
  /** Sends the answers to visitors; without it there are none. */
  answer?: { send: SendMail; words: LoadWords; site: string } | undefined
  /** Days until a lead is deleted; without them it is kept. */
  retentionDays?: number | undefined
  /**
   * An inbox without a sign-in, which also has bearer tokens and calls that carry no lead, for tests that
   * look at all that the site has sent. Never set it where real people send leads.
   */
  isSandbox?: boolean
  /** Receives a line for each failure, with nothing personal in it. */
  log: (line: string) => void
  /** Receives a line for each request, with nothing personal in it. */
  logRequest?: (line: string) => void
}

/** The service that the site's calls go to. */
export interface LeadApi {
  fetch: (request: Request, caller: Caller) => Promise<Response>
  leads: LeadStore
  /** To be called again and again; undefined when nothing is forwarded. */
  forwarder: Forwarder | undefined
  /** The same for the answers to visitors. */
  answerer: Forwarder | undefined
  /** Deletes what is too old; to be called every hour or so. */
  sweep: () => Promise<void>
}

/** Builds the API around a database and a store of files. */
export function createLeadApi(options: LeadApiOptions): LeadApi {
  const { sql, files, disk, address, log, people, retentionDays } = options
  const { deliver, digest, answer } = options
  const forwards = (deliver ?? digest) !== undefined
  const answers = answer !== undefined
  const leads = createLeadStore(sql, {
    forwards,
    answers,
    mostPerEmail: options.rateLimits?.perEmail,
  })
  const inbox = createInboxStore(sql, files, log)
  const secret = secretOf(sql, 'upload-secret')
  const uploads = createUploadStore(sql, secret, log)
  const forwarding = createForwardStore(sql)
  const work = createWorkStore(sql, forwards)
  const forwarder = digest
    ? createDigest(sql, digest, log)
    : deliver && createForwarder(forwarding, deliver, log)
  const app = new Hono<Env>()
  if (options.logRequest) app.use(requestLog(options.logRequest))
  const limit = options.rateLimits && createRateLimit(options.rateLimits)
  app.route('/', callRoutes({ ...options, leads, uploads, secret, limit }))
  app.get('/health', async (context) => {
    try {
      await checkRoomForLead(disk)
      await leads.probe()
    } catch (error) {
      log(failureLine(error instanceof Error ? error : new Error()))
      const reason = error instanceof StorageUnavailable ? error.message : 'the database has failed'
      const body = { ok: false, message: `No lead can be stored, because ${reason}.` }
      return send({ status: 503, body })
    }
    const warning = await diskWarning(disk)
    const notForwarded = await forwarding.dead()
    return context.json({ ok: true, notForwarded, ...(warning !== undefined && { warning }) })
  })
  if (options.isSandbox || people) {
    const home = new URL(`${address}/inbox`)
    const signIn = people && { people, session: createSession(sql, people, home) }
    app.get('/inbox/', (context) =>
      context.redirect(home.pathname + new URL(context.req.url).search, 301),
    )
    const parts = { sql, leads, inbox, work, forwarding, forwarder, files, home, signIn, log }
    app.route('/inbox', inboxRoutes(parts))
  }
  app.notFound(() => send({ status: 404, body: { message: 'There is nothing at this address.' } }))
  app.onError(async (error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log(failureLine(error))
    return send(failureAnswer(error, await loadAnswers(context.req.header('content-language'))))
  })

  return {
    fetch: async (request, caller) => app.fetch(request, caller),
    leads,
    forwarder,
    answerer:
      answer &&
      createForwarder(
        createForwardStore(sql, 'mail'),
        answerVisitors(sql, answer.send, answer.words, answer.site),
        log,
        'Not answered by email',
      ),
    sweep: async () => {
      const warning = await diskWarning(disk)
      if (warning !== undefined) log(warning)
      await work.sweep()
      const removed = await inbox.sweep(retentionDays)
      if (removed > 0)
        log(`Leads that were older than ${retentionDays} days and are deleted: ${removed}.`)
      await uploads.sweep(files)
      await sql.checkpoint?.()
    },
  }
}
