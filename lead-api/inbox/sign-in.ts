import { addForNetworks, createCounts, isOver } from '../guard/rate-limit.ts'
import { field } from './field.ts'
import { signInPage } from './markup.ts'
import { isSecret } from './secret.ts'
import type { Hono } from 'hono'
import type { Env } from '../types.ts'
import type { Session } from './session.ts'

/** How the inbox is opened. */
export interface SignIn {
  session: Session
  /** As `hashSecret` has made it. */
  secretHash: string
}

const FAILURE_SPAN_MS = 10 * 60 * 1000
const MOST_FAILURES = 10

/** Asks for the secret, and lets nobody else past. */
export function addSignIn(routes: Hono<Env>, { session, secretHash }: SignIn, home: string): void {
  const failures = createCounts(FAILURE_SPAN_MS)
  let isChecking = false

  /**
   * The right secret always opens, also for a person who shares a network with somebody who guesses.
   * Such a network gets one check at a time, because each takes a while of a processor.
   */
  async function isRight(secret: string, isSuspect: boolean): Promise<boolean> {
    if (!isSuspect) return isSecret(secret, secretHash)
    if (isChecking) return false
    isChecking = true
    return isSecret(secret, secretHash).finally(() => {
      isChecking = false
    })
  }

  routes.post('/sign-in', async (context) => {
    const { address } = context.env
    const isSuspect = isOver(failures, 'sign-in', address, MOST_FAILURES)
    if (await isRight(await field(context, 'secret'), isSuspect)) {
      await session.begin(context)
      return context.redirect(home, 303)
    }
    addForNetworks(failures, 'sign-in', address)
    if (!isSuspect) return context.html(signInPage(home, 'This is not the secret.'), 403)
    const seconds = failures.secondsLeft()
    context.header('retry-after', String(seconds))
    const minutes = Math.ceil(seconds / 60)
    return context.html(signInPage(home, `Too many tries. Try again in ${minutes} minutes.`), 429)
  })
  routes.use(async (context, next) => {
    if (await session.isValid(context)) return next()
    return context.html(signInPage(home, ''), 401)
  })
  routes.post('/sign-out', (context) => {
    session.end(context)
    return context.redirect(home, 303)
  })
}
