import { Hono } from 'hono'
import { keyValueRoutes } from './key-values.ts'
import { projectRoutes } from './project-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** What only the Studio requests: sign-in, the project's facts, and its users' settings. */
export function studioRoutes(stateDir: string | undefined): Hono {
  const routes = new Hono()
  routes.route('/', keyValueRoutes(stateDir))
  routes.route('/', sessionRoutes())
  routes.route('/', projectRoutes())
  return routes
}
