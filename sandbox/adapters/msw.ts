import { http } from 'msw'
import { ConnectionDropped } from '#sandbox/lead-api/faults.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import type { HttpHandler } from 'msw'

/** A handler that passes every request for `origin` (default: the sandbox's own) to the sandbox. */
export function sandboxHandlers(sandbox: Sandbox, origin: string = sandbox.origin): HttpHandler[] {
  return [http.all(`${origin}/*`, ({ request }) => respond(sandbox, request))]
}

async function respond(sandbox: Sandbox, request: Request): Promise<Response> {
  try {
    return await sandbox.fetch(request)
  } catch (error) {
    if (error instanceof ConnectionDropped) return Response.error()
    throw error
  }
}
