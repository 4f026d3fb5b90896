/** The one person who can sign in: whoever works on this machine. */
export const LOCAL_EDITOR = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  profileImage: '',
  provider: 'local',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator' }],
} as const

/** Any non-empty bearer token signs in as the local editor. */
export function isAuthorized(request: Request): boolean {
  return /^bearer\s+\S/i.test(request.headers.get('authorization') ?? '')
}

/** The response to a write without a session. */
export function unauthorized(): Response {
  const body = {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found: send any bearer token to be the local editor.',
    errorCode: 'SIO-401-ANF',
  }
  return Response.json(body, { status: 401, headers: { 'cache-control': 'no-store' } })
}
