import { Hono } from 'hono'
import { isLoopback } from '#sandbox/guard.ts'
import { isAuthorized, LOCAL_EDITOR, unauthorized } from '#sandbox/content-api/identity.ts'
import { createRevisionId } from '#sandbox/content-api/store/revision-id.ts'
import { problem } from '#sandbox/problem.ts'

const API = '/:version{v[^/]+}'
const SESSION_SECONDS = 30 * 24 * 3600

/** Signing in without an account: whoever works on this machine is the local editor. */
export function sessionRoutes(): Hono {
  const routes = new Hono()
  const sessions = new Set<string>()

  routes.get(`${API}/auth/login/local`, (context) => {
    const target = context.req.query('origin') ?? ''
    // Only pages of this machine may get a session, and redirects lead nowhere else.
    if (!isLoopback(target)) return problem(400, 'The "origin" must be a page of this machine.')
    const session = createRevisionId()
    sessions.add(session)
    const url = new URL(target)
    url.hash = `sid=${session}`
    return context.redirect(url.href, 302)
  })
  routes.get(`${API}/auth/fetch`, (context) => {
    const session = context.req.query('sid') ?? ''
    if (!sessions.delete(session)) return unauthorized()
    return context.json({ token: `local-${createRevisionId()}`, label: LOCAL_EDITOR.name })
  })
  routes.get(`${API}/auth/id`, (context) =>
    isAuthorized(context.req.raw)
      ? context.json({ id: LOCAL_EDITOR.id, expiry: Date.now() / 1000 + SESSION_SECONDS })
      : unauthorized(),
  )
  routes.get(`${API}/auth/providers`, (context) => {
    const url = `${new URL(context.req.url).origin}/v1/auth/login/local`
    const providers = [{ name: 'local', title: LOCAL_EDITOR.name, url }]
    return context.json({ providers, thirdPartyLogin: false, sso: {} })
  })
  routes.post(`${API}/auth/logout`, (context) => context.json({ ok: true }))
  routes.get(`${API}/users/me`, (context) =>
    context.json(isAuthorized(context.req.raw) ? LOCAL_EDITOR : {}),
  )
  routes.get(`${API}/users/:ids`, (context) => {
    const users = context.req.param('ids').split(',').map(userOf)
    return context.json(users.length === 1 ? users[0] : users)
  })
  return routes
}

function userOf(id: string): Record<string, unknown> {
  const { name, email, provider } = LOCAL_EDITOR
  return { id, displayName: name, email, loginProvider: provider, imageUrl: null }
}
