import { http } from 'msw'
import { ConnectionDropped } from '../lead-api/faults/connection-dropped.ts'
import type { Sandbox } from '../sandbox.ts'
import type { HttpHandler } from 'msw'

/** One handler that passes every request to `origin` (default: the sandbox's own) to it. */
export function sandboxHandlers(sandbox: Sandbox, origin: string = sandbox.origin): HttpHandler[] {
  return [http.all(`${origin}/*`, ({ request }) => answer(sandbox, request))]
}

async function answer(sandbox: Sandbox, request: Request): Promise<Response> {
  try {
    return await sandbox.fetch(request)
  } catch (error) {
    if (error instanceof ConnectionDropped) return Response.error()
    throw error
  }
}
