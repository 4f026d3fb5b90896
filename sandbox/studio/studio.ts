import { Hono } from 'hono'
import {
  editorsOnly,
  isAuthorized,
  isLoopback,
  LOCAL_EDITOR,
  unauthorized,
} from '#sandbox/access.ts'
import { createRevisionId, DATASET, PROJECT } from '#sandbox/content-api/store.ts'
import { jsonResponse, problem, readJson } from '#sandbox/http.ts'
import { isRecord } from '#shared/json.ts'

const API = '/:version{v[^/]+}'

/** What only the Studio requests: sign-in, the project's facts, and its users' settings. */
export function studioRoutes(): Hono {
  const routes = new Hono()
  routes.route('/', keyValueRoutes())
  routes.route('/', sessionRoutes())
  routes.route('/', projectRoutes())
  return routes
}

const SESSION_SECONDS = 30 * 24 * 3600

/** Signing in without an account, as the local editor. */
function sessionRoutes(): Hono {
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

/** `/users/me/keyvalue`: an editor's settings, such as the layout of lists, until the sandbox stops. */
function keyValueRoutes(): Hono {
  const values = new Map<unknown, unknown>()
  const routes = new Hono()
  routes.get(`${API}/users/me/keyvalue/:keys`, editorsOnly, (context) => {
    const keys = (context.req.param('keys') ?? '').split(',')
    return context.json(keys.map((key) => ({ key, value: values.get(key) ?? null })))
  })
  routes.put(`${API}/users/me/keyvalue`, editorsOnly, async (context) => {
    const entries: unknown = readJson(await context.req.text(), 'The body')
    for (const entry of [entries].flat())
      if (isRecord(entry)) values.set(entry['key'], entry['value'])
    return jsonResponse(entries)
  })
  return routes
}

const CREATED_AT = '2026-01-01T00:00:00Z'
const ALL_PERMISSIONS = [
  'read',
  'create',
  'update',
  'history',
  'editHistory',
  'manage',
  'mode',
  'viewHistory',
]

/** Responses for features that the sandbox does not have: always "none". */
const EMPTY_RESPONSES: Record<string, unknown> = {
  '/features': [],
  '/projects/:project/user-applications': [],
  '/subscriptions/*': [],
  '/schedules/*': { schedules: [] },
  '/access/*': [],
  '/journey/*': null,
  '/help': { resources: null, welcome: null },
  '/geoip/country': { country: null },
  '/intake/telemetry-status': { status: 'denied' },
  '/ping': { message: 'pong' },
  '/check/cors': { result: { allowed: true, withCredentials: true } },
  '/data/references/:dataset/documents/:id/to': { totalCount: 0, references: [] },
}

/** Facts about the project that the Studio requests, and empty responses for the rest. */
function projectRoutes(): Hono {
  const routes = new Hono()
  routes.get(`${API}/projects/:project`, (context) => context.json(describeProject()))
  routes.get(`${API}/projects/:project/datasets`, (context) => {
    // A profile requests a dataset next to the content, such as the one for comments.
    const isOther = context.req.query('datasetProfile') !== undefined
    return context.json(isOther ? [] : [describeDataset()])
  })
  routes.get(`${API}/datasets`, (context) => context.json([describeDataset()]))
  routes.get(`${API}/projects/:project/datasets/:dataset/acl`, (context) =>
    context.json([{ filter: '_id in path("**")', permissions: ALL_PERMISSIONS }]),
  )
  routes.get(`${API}/projects/:project/grants`, (context) =>
    context.json({ 'sanity.project': [{ grants: [{ name: 'read' }] }] }),
  )
  for (const [path, body] of Object.entries(EMPTY_RESPONSES)) {
    routes.get(`${API}${path}`, () => Response.json(body))
  }
  routes.post(`${API}/intake/*`, (context) => context.json({}))
  return routes
}

function describeProject(): Record<string, unknown> {
  const { id, role, roles } = LOCAL_EDITOR
  return {
    id: PROJECT,
    displayName: 'Sandbox',
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: [{ id, isCurrentUser: true, isRobot: false, role, roles }],
    createdAt: CREATED_AT,
  }
}

function describeDataset(): Record<string, unknown> {
  return {
    name: DATASET,
    aclMode: 'public',
    datasetProfile: 'content',
    addonFor: null,
    createdAt: CREATED_AT,
    createdByUserId: LOCAL_EDITOR.id,
    tags: [],
  }
}
