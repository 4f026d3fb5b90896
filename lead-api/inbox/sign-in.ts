import { addForNetworks, createCounts, isOver } from '#lead-api/guard/rate-limit.ts'
import { field } from './field.ts'
import { signInPage } from './markup.ts'
import { TEAM, personNamed } from './people.ts'
import { isSecret } from './secret.ts'
import type { Context, Hono } from 'hono'
import type { Acts } from '#lead-api/store/acts.ts'
import type { Env } from '#lead-api/types.ts'
import type { Person } from './people.ts'
import type { Session } from './session.ts'

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
    const person = personNamed(people, await field(context, 'name'))
    // An unknown name takes as long as a known one.
    const hash = (person ?? people[0])?.secretHash ?? ''
    const isRight = await isSecret(await field(context, 'secret'), hash)
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
    const { address } = context.env
    const isSuspect = isOver(failures, 'sign-in', address, MOST_FAILURES)
    const person = await (isSuspect ? personOfSuspect(context) : personOf(context))
    if (person) {
      await session.begin(context, person)
      await acts.record({ person: person.name, act: 'sign-in', leadId: null, leads: null })
      return context.redirect(home, 303)
    }
    addForNetworks(failures, 'sign-in', address)
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
