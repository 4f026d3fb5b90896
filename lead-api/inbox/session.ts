import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isValidSignature, sign } from '../hmac.ts'
import type { Context } from 'hono'

const COOKIE = 'lead-inbox'
const VALID_FOR_SECONDS = 12 * 60 * 60

/** Who is signed in to the inbox: a cookie that nobody else can make, for twelve hours. */
export interface Session {
  begin: (context: Context) => Promise<void>
  isValid: (context: Context) => Promise<boolean>
  end: (context: Context) => void
}

/**
 * @param key another one signs everybody out
 * @param path of the inbox
 */
export function createSession(
  key: () => Promise<string>,
  path: string,
  isSecure: boolean,
): Session {
  const options = { path, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  return {
    begin: async (context) => {
      const expires = String(Date.now() + VALID_FOR_SECONDS * 1000)
      const value = `${expires}.${await sign(expires, await key())}`
      setCookie(context, COOKIE, value, { ...options, maxAge: VALID_FOR_SECONDS })
    },
    isValid: async (context) => {
      const [expires = '', signature = ''] = getCookie(context, COOKIE)?.split('.') ?? []
      if (!(await isValidSignature(signature, expires, await key()))) return false
      return Date.now() < Number(expires)
    },
    end: (context) => void deleteCookie(context, COOKIE, options),
  }
}
