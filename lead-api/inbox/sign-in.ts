import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createCounts, networkOf } from '#lead-api/guard/rate-limit.ts'
import { readUpTo } from '#lead-api/guard/requests.ts'
import { randomHex, sha256 } from '#lead-api/hmac.ts'
import { signInPage } from './layout.ts'
import { TEAM, isSecret, personNamed } from './people.ts'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Sql } from '#lead-api/store/sql.ts'
import type { WorkStore } from '#lead-api/store/work-store.ts'
import type { Env } from '#lead-api/types.ts'
import type { Person } from './people.ts'

/** How the inbox is opened. */
export interface SignIn {
  session: Session
  people: readonly Person[]
}

const FAILURE_SPAN_MS = 10 * 60 * 1000
const MOST_FAILURES = 10
const MOST_BYTES = 4096

/** Requests the secret, and lets nobody else past. */
export function addSignIn(
  routes: Hono<Env>,
  { session, people }: SignIn,
  work: Pick<WorkStore, 'record'>,
  home: string,
): void {
  const failures = createCounts(FAILURE_SPAN_MS)
  const hasNames = people.some(({ name }) => name !== TEAM)
  let isChecking = false

  async function personOf(fields: URLSearchParams): Promise<Person | undefined> {
    const person = personNamed(people, fields.get('name') ?? '')
    // An unknown name takes as long as a known one.
    const hash = (person ?? people[0])?.secretHash ?? ''
    const isRight = await isSecret(fields.get('secret') ?? '', hash)
    return isRight ? person : undefined
  }

  /**
   * The right secret always opens, also for a person who shares a network with somebody who guesses.
   * Such a network gets one check at a time, because each takes a while of a processor.
   */
  async function personOfSuspect(fields: URLSearchParams): Promise<Person | undefined> {
    if (isChecking) return undefined
    isChecking = true
    return personOf(fields).finally(() => {
      isChecking = false
    })
  }

  function signInAgain(context: Context<Env>, problem: string, status: 401 | 403 | 429) {
    return context.html(signInPage(home, problem, hasNames), status)
  }

  routes.post('/sign-in', async (context) => {
    const { name: network, share } = networkOf(context.env.address)
    // Whoever sends more than a name and a secret is read no further.
    const body = await readUpTo(context.req.raw, MOST_BYTES)
    const fields = new URLSearchParams(new TextDecoder().decode(body))
    const isSuspect = failures.of(network) >= MOST_FAILURES * share
    // Before the check, which takes a while: many tries at once are no way around the limit.
    failures.add(network)
    const person = await (isSuspect ? personOfSuspect(fields) : personOf(fields))
    if (person) {
      failures.add(network, -1)
      await session.begin(context, person, fields.has('keep') ? VALID_S.long : VALID_S.short)
      await work.record(person.name, 'sign-in')
      return context.redirect(home, 303)
    }
    if (!isSuspect) {
      const problem = hasNames
        ? 'The name and the secret do not belong together.'
        : 'This is not the secret.'
      return signInAgain(context, problem, 403)
    }
    const seconds = failures.secondsLeft()
    context.header('retry-after', String(seconds))
    const minutes = Math.ceil(seconds / 60)
    return signInAgain(context, `Too many tries. Try again in ${minutes} minutes.`, 429)
  })
  routes.use(async (context, next) => {
    const person = await session.person(context)
    if (person === undefined) return signInAgain(context, '', 401)
    context.set('person', person)
    return next()
  })
  routes.post('/sign-out', async (context) => {
    await session.end(context)
    return context.redirect(home, 303)
  })
  routes.post('/sign-out-everywhere', async (context) => {
    const { person } = context.var
    await session.endAll(context, person)
    await work.record(person, 'sign-out-everywhere')
    return context.redirect(home, 303)
  })
}

const HOUR_S = 60 * 60
/** How long somebody stays signed in: for a day of work, or on a device of their own. */
const VALID_S = { short: 12 * HOUR_S, long: 30 * 24 * HOUR_S }

/** Who is signed in to the inbox: a cookie with a random id, whose hash the database knows. */
export type Session = ReturnType<typeof createSession>

export function createSession(sql: Sql, people: readonly Person[], home: URL) {
  const isSecure = home.protocol === 'https:'
  // With this prefix a browser takes the cookie from https only, and from no other host.
  const cookie = isSecure ? '__Host-lead-inbox' : 'lead-inbox'
  const path = isSecure ? '/' : home.pathname
  const options = { path, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  const idHash = (context: Context) => hashOf(getCookie(context, cookie) ?? '')

  async function remove(context: Context, column: 'id_hash' | 'person', value: string) {
    await sql.run(`DELETE FROM sessions WHERE ${column} = ?`, value)
    deleteCookie(context, cookie, options)
  }

  return {
    begin: async (
      context: Context,
      { name, secretHash }: Person,
      seconds: number,
    ): Promise<void> => {
      const [id, now] = [randomHex(32), Date.now()]
      const [hash, mark] = [await hashOf(id), await hashOf(secretHash)]
      await sql.run('DELETE FROM sessions WHERE ends_at <= ?', now)
      await sql.run(
        'INSERT INTO sessions (id_hash, person, secret_mark, ends_at) VALUES (?, ?, ?, ?)',
        hash,
        name,
        mark,
        now + seconds * 1000,
      )
      setCookie(context, cookie, id, { ...options, maxAge: seconds })
    },
    /** The name of the person who is signed in. */
    person: async (context: Context): Promise<string | undefined> => {
      const [row] = await sql.run(
        'SELECT person, secret_mark FROM sessions WHERE id_hash = ? AND ends_at > ?',
        await idHash(context),
        Date.now(),
      )
      // Whoever is no longer in the configuration, or has another secret now, is signed out.
      const person = people.find(({ name }) => name === row?.['person'])
      const isCurrent = person && row?.['secret_mark'] === (await hashOf(person.secretHash))
      return isCurrent ? person.name : undefined
    },
    end: async (context: Context) => remove(context, 'id_hash', await idHash(context)),
    /** Ends all sessions of a person, on every device. */
    endAll: (context: Context, name: string) => remove(context, 'person', name),
  }
}

function hashOf(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text))
}

/**
 * Keeps secrets and leads off connections that anybody on the way can read: redirects pages to https and
 * refuses actions, except on this machine.
 * @param home address of the inbox
 */
export function onlyEncrypted(home: URL): MiddlewareHandler<Env> {
  const isHttps = home.protocol === 'https:'
  return async (context, next) => {
    const requested = new URL(context.req.url)
    const isOnThisMachine = !isHttps && isLocal(home) && isLocal(requested)
    if (isOnThisMachine || (isHttps && !context.env.isHttp)) return next()
    if (!['GET', 'HEAD'].includes(context.req.method)) {
      return context.text('The inbox takes this over https only.', 403)
    }
    const secure = new URL(isHttps ? home : requested)
    secure.protocol = 'https:'
    secure.port = isHttps ? home.port : ''
    secure.pathname = home.pathname + requested.pathname.slice('/inbox'.length)
    secure.search = requested.search
    return context.redirect(secure.href, 301)
  }
}

/** True for an address of this machine, which needs no encryption. */
export function isLocal({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
