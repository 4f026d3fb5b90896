import { field } from './field.ts'
import { signInPage } from './markup.ts'
import { isSecret } from './secret.ts'
import type { Hono } from 'hono'
import type { RateLimit } from '../guard/rate-limit.ts'
import type { Env } from '../types.ts'
import type { Session } from './session.ts'

/** How the inbox is opened. */
export interface SignIn {
  session: Session
  /** As `hashSecret` has made it. */
  secretHash: string
  /** Stops whoever guesses. */
  limit: RateLimit
}

/** Asks for the secret, and lets nobody else past. */
export function addSignIn(
  routes: Hono<Env>,
  { session, secretHash, limit }: SignIn,
  home: string,
): void {
  routes.post('/sign-in', async (context) => {
    const seconds = limit.secondsToWait('sign-in', context.env.address)
    if (seconds !== undefined) {
      context.header('retry-after', String(seconds))
      const minutes = Math.ceil(seconds / 60)
      return context.html(signInPage(home, `Too many tries. Try again in ${minutes} minutes.`), 429)
    }
    if (!(await isSecret(await field(context, 'secret'), secretHash))) {
      return context.html(signInPage(home, 'This is not the secret.'), 403)
    }
    await session.begin(context)
    return context.redirect(home, 303)
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
