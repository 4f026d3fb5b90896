import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { isRecord } from '#shared/json.ts'
import { isAuthorized, unauthorized } from '#sandbox/content-api/identity.ts'
import { replaceFile } from '#sandbox/content-api/store/journal-file.ts'
import { problem } from '#sandbox/problem.ts'

const FILE = 'key-values.json'
const PATH = '/:version{v[^/]+}/users/me/keyvalue'

/** `/users/me/keyvalue`: an editor's settings, such as the layout of lists; stored in `stateDir`, if given. */
export function keyValueRoutes(stateDir: string | undefined): Hono {
  const path = stateDir === undefined ? undefined : join(stateDir, FILE)
  const values = new Map(path === undefined ? [] : readValues(path))
  const routes = new Hono()
  routes.get(`${PATH}/:keys`, (context) => {
    if (!isAuthorized(context.req.raw)) return unauthorized()
    const keys = context.req.param('keys').split(',')
    return context.json(keys.map((key) => ({ key, value: values.get(key) ?? null })))
  })
  routes.put(PATH, async (context) => {
    if (!isAuthorized(context.req.raw)) return unauthorized()
    const body: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(body)) return problem(400, 'The body must be a list of {key, value}.')
    for (const entry of body) {
      if (isRecord(entry) && typeof entry['key'] === 'string') {
        values.set(entry['key'], entry['value'])
      }
    }
    if (path !== undefined) replaceFile(path, JSON.stringify(Object.fromEntries(values)))
    return context.json(body)
  })
  return routes
}

function readValues(path: string): [string, unknown][] {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isRecord(stored) ? Object.entries(stored) : []
  } catch {
    return []
  }
}
