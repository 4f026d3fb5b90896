import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createCounts } from '#lead-api/guard/rate-limit.ts'
import { networkOf } from '#lead-api/guard/networks.ts'
import { randomHex, sha256 } from '#lead-api/hmac.ts'
import { signInPage } from './pages.ts'
import { TEAM, isSecret, personNamed } from './people.ts'
import type { Context, Hono } from 'hono'
import type { Sql } from '#lead-api/store/sql.ts'
import type { Env } from '#lead-api/types.ts'
import type { Acts } from './acts.ts'
import type { Person } from './people.ts'

/** How the inbox is opened. */
export interface SignIn {
  session: Session
  people: readonly Person[]
}

const FAILURE_SPAN_MS = 10 * 60 * 1000
const MOST_FAILURES = 10

/** Requests the secret, and lets nobody else past. */
export function addSignIn(
  routes: Hono<Env>,
  { session, people }: SignIn,
  acts: Acts,
  home: string,
): void {
  const failures = createCounts(FAILURE_SPAN_MS)
  const hasNames = people.some(({ name }) => name !== TEAM)
  let isChecking = false

  async function personOf(context: Context<Env>): Promise<Person | undefined> {
    const { name, secret } = await context.req.parseBody()
    const person = personNamed(people, typeof name === 'string' ? name : '')
    // An unknown name takes as long as a known one.
    const hash = (person ?? people[0])?.secretHash ?? ''
    const isRight = await isSecret(typeof secret === 'string' ? secret : '', hash)
    return isRight ? person : undefined
  }

  /**
   * The right secret always opens, also for a person who shares a network with somebody who guesses.
   * Such a network gets one check at a time, because each takes a while of a processor.
   */
  async function personOfSuspect(context: Context<Env>): Promise<Person | undefined> {
    if (isChecking) return undefined
    isChecking = true
    return personOf(context).finally(() => {
      isChecking = false
    })
  }

  function signInAgain(context: Context<Env>, problem: string, status: 401 | 403 | 429) {
    return context.html(signInPage(home, problem, hasNames), status)
  }

  routes.post('/sign-in', async (context) => {
    const { name: network, share } = networkOf(context.env.address)
    const isSuspect = failures.of(network) >= MOST_FAILURES * share
    const person = await (isSuspect ? personOfSuspect(context) : personOf(context))
    if (person) {
      await session.begin(context, person)
      await acts.record({ person: person.name, act: 'sign-in', leadId: null, leads: null })
      return context.redirect(home, 303)
    }
    failures.add(network)
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
    await acts.record({ person, act: 'sign-out-everywhere', leadId: null, leads: null })
    return context.redirect(home, 303)
  })
}

const VALID_FOR_SECONDS = 12 * 60 * 60

/** Who is signed in to the inbox: a cookie with a random id, whose hash the database knows. */
export interface Session {
  begin: (context: Context, person: Person) => Promise<void>
  /** The name of the person who is signed in. */
  person: (context: Context) => Promise<string | undefined>
  end: (context: Context) => Promise<void>
  /** Ends all sessions of a person, on every device. */
  endAll: (context: Context, name: string) => Promise<void>
}

/** @param path of the inbox */
export function createSession(
  sql: Sql,
  people: readonly Person[],
  { path, isSecure }: { path: string; isSecure: boolean },
): Session {
  // With this prefix a browser takes the cookie from https only, and from no other host.
  const cookie = isSecure ? '__Host-lead-inbox' : 'lead-inbox'
  const options = {
    path: isSecure ? '/' : path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
  } as const

  async function idHash(context: Context): Promise<string> {
    return hashOf(getCookie(context, cookie) ?? '')
  }

  return {
    begin: async (context, { name, secretHash }) => {
      const [id, now] = [randomHex(32), Date.now()]
      const [hash, mark] = [await hashOf(id), await hashOf(secretHash)]
      await sql.batch([
        { text: 'DELETE FROM sessions WHERE ends_at <= ?', values: [now] },
        {
          text: 'INSERT INTO sessions (id_hash, person, secret_mark, ends_at) VALUES (?, ?, ?, ?)',
          values: [hash, name, mark, now + VALID_FOR_SECONDS * 1000],
        },
      ])
      setCookie(context, cookie, id, { ...options, maxAge: VALID_FOR_SECONDS })
    },
    person: async (context) => {
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
    end: async (context) => {
      await sql.run('DELETE FROM sessions WHERE id_hash = ?', await idHash(context))
      deleteCookie(context, cookie, options)
    },
    endAll: async (context, name) => {
      await sql.run('DELETE FROM sessions WHERE person = ?', name)
      deleteCookie(context, cookie, options)
    },
  }
}

function hashOf(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text))
}
