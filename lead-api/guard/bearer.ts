import { verify } from 'hono/jwt'

/** Why a bearer token is refused; undefined for a valid one, and for a visitor without one. */
export async function bearerProblem(
  authorization: string | null,
  secret: string,
): Promise<string | undefined> {
  if (authorization === null) return undefined
  const [, token = ''] = /^Bearer\s+(\S+)$/i.exec(authorization) ?? []
  try {
    const { exp } = await verify(token, secret, 'HS256')
    // A token without an end would be good for ever once it is stolen.
    return typeof exp === 'number' ? undefined : INVALID
  } catch {
    return INVALID
  }
}

const INVALID = 'Your sign-in is no longer valid. Sign in again, then add the file again.'
