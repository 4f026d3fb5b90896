import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { problem } from '#sandbox/http.ts'

const PACKAGE = fileURLToPath(import.meta.resolve('flag-icons/package.json'))
const FOLDER = join(dirname(PACKAGE), 'flags/4x3')
const CODE = /^[a-z]{2,5}(-[a-z]{2,4})?$/

/** The SVG of a country's flag by its ISO code, such as "ng"; undefined for an unknown code. */
export async function readFlag(code: string): Promise<string | undefined> {
  if (!CODE.test(code)) return undefined
  return readFile(join(FOLDER, `${code}.svg`), 'utf8').catch(() => undefined)
}

/** `/flags/{code}.svg`: a country's flag in the ratio 4:3. */
export function flagRoutes(): Hono {
  const routes = new Hono()
  routes.get('/flags/:file{[^/]+\\.svg}', async (context) => {
    const code = context.req.param('file').slice(0, -'.svg'.length).toLowerCase()
    const flag = await readFlag(code)
    if (flag === undefined) return problem(404, 'No such flag.')
    context.header('content-type', 'image/svg+xml')
    context.header('cache-control', 'public, max-age=604800')
    return context.body(flag)
  })
  return routes
}
