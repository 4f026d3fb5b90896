import { Hono } from 'hono'
import { DATASET, PROJECT } from '#sandbox/content-api/store/dataset.ts'
import { LOCAL_EDITOR } from '#sandbox/content-api/identity.ts'

const API = '/:version{v[^/]+}'
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
  '/data/ping/*': { message: 'pong' },
  '/check/cors': { result: { allowed: true, withCredentials: true } },
  '/data/references/:dataset/documents/:id/to': { totalCount: 0, references: [] },
}

/** Facts about the project that the Studio requests, and empty responses for the rest. */
export function projectRoutes(): Hono {
  const routes = new Hono()
  routes.get(`${API}/projects/:project`, (context) => context.json(describeProject()))
  routes.get(`${API}/projects/:project/datasets`, (context) => {
    // A profile asks for a dataset next to the content, such as the one for comments.
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
