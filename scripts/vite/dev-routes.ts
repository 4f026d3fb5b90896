import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { isRunnableDevEnvironment } from 'vite'
import type { Plugin, ViteDevServer } from 'vite'
import { covers, moveOf, redirects } from '#scripts/hosting/rules.ts'

type Routes = typeof import('#src/host-routes.ts')

/**
 * Makes the development server respond like a static host: redirects of the code and the CMS, no
 * trailing slash, and the status 404 (still with the app) for unknown paths. Without the content API,
 * it responds like any Vite server.
 */
export function devRoutes(): Plugin {
  return {
    name: 'dev-routes',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isVisit(request)) return next()
        const { pathname, search } = addressOf(request)
        rulesOf(server)
          .then((rules) => {
            const move = moveOf(rules, pathname, search)
            if (!move) return next()
            return response.writeHead(move.status, { location: move.location }).end()
          })
          .catch(next)
      })
      // After Vite's own files, before its fallback to index.html.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.url !== '/index.html' || !isVisit(request)) return next()
          const { pathname } = addressOf(request)
          isKnown(server, pathname)
            .then(async (known) => {
              if (known) return next()
              const template = await readFile('index.html', 'utf8')
              const html = await server.transformIndexHtml(pathname, template)
              return response.writeHead(404, { 'content-type': 'text/html' }).end(html)
            })
            .catch(next)
        })
      }
    },
  }
}

/** True for a request for a page, not for one of its files. */
function isVisit(request: IncomingMessage): boolean {
  const { method = 'GET', headers } = request
  const wants = headers['sec-fetch-dest'] ?? 'document'
  return (
    ['GET', 'HEAD'].includes(method) &&
    ['document', 'iframe'].includes(wants) &&
    !/^\/(@|src\/|node_modules\/)/.test(addressOf(request).pathname)
  )
}

function addressOf(request: IncomingMessage & { originalUrl?: string }): URL {
  return new URL(`http://localhost${request.originalUrl ?? request.url ?? '/'}`)
}

async function routesOf(server: ViteDevServer): Promise<Routes> {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite cannot run src/host-routes.ts here.')
  return ssr.runner.import<Routes>('/src/host-routes.ts')
}

async function rulesOf(server: ViteDevServer) {
  const routes = await routesOf(server)
  return redirects(routes).catch(() =>
    redirects({ ...routes, loadRedirects: () => Promise.resolve([]) }),
  )
}

/** True for a page that is published or in code, and when the content API does not respond. */
async function isKnown(server: ViteDevServer, pathname: string): Promise<boolean> {
  const { codePaths, referralCodes, publishedPages } = await routesOf(server)
  if (codePaths.includes(pathname) || covers(referralCodes, pathname)) return true
  return publishedPages().then(
    (pages) => pages.some(({ path }) => path === pathname),
    () => true,
  )
}
