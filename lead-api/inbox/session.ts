import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { randomHex, sha256 } from '#lead-api/hmac.ts'
import type { Context } from 'hono'
import type { Sql } from '#lead-api/store/sql.ts'
import type { Person } from './people.ts'

const VALID_FOR_SECONDS = 12 * 60 * 60

/** Who is signed in to the inbox: a cookie with a random id, whose hash the database knows. */
export interface Session {
  begin: (context: Context, person: Person) => Promise<void>
  /** The name of the person who is signed in. */
  person: (context: Context) => Promise<string | undefined>
  end: (context: Context) => Promise<void>
  /** Ends all sessions of a person, on every device. */
  endAll: (context: Context, name: string) => Promise<void>
}

/** @param path of the inbox */
export function createSession(
  sql: Sql,
  people: readonly Person[],
  { path, isSecure }: { path: string; isSecure: boolean },
): Session {
  // With this prefix a browser takes the cookie from https only, and from no other host.
  const cookie = isSecure ? '__Host-lead-inbox' : 'lead-inbox'
  const options = {
    path: isSecure ? '/' : path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
  } as const

  async function idHash(context: Context): Promise<string> {
    return hashOf(getCookie(context, cookie) ?? '')
  }

  return {
    begin: async (context, { name, secretHash }) => {
      const [id, now] = [randomHex(32), Date.now()]
      const [hash, mark] = [await hashOf(id), await hashOf(secretHash)]
      await sql.batch([
        { text: 'DELETE FROM sessions WHERE ends_at <= ?', values: [now] },
        {
          text: 'INSERT INTO sessions (id_hash, person, secret_mark, ends_at) VALUES (?, ?, ?, ?)',
          values: [hash, name, mark, now + VALID_FOR_SECONDS * 1000],
        },
      ])
      setCookie(context, cookie, id, { ...options, maxAge: VALID_FOR_SECONDS })
    },
    person: async (context) => {
      const [row] = await sql.run(
        'SELECT person, secret_mark FROM sessions WHERE id_hash = ? AND ends_at > ?',
        await idHash(context),
        Date.now(),
      )
      // Whoever is no longer in the configuration, or has another secret now, is signed out.
      const person = people.find(({ name }) => name === row?.['person'])
      const isCurrent = person && row?.['secret_mark'] === (await hashOf(person.secretHash))
      return isCurrent ? person.name : undefined
    },
    end: async (context) => {
      await sql.run('DELETE FROM sessions WHERE id_hash = ?', await idHash(context))
      deleteCookie(context, cookie, options)
    },
    endAll: async (context, name) => {
      await sql.run('DELETE FROM sessions WHERE person = ?', name)
      deleteCookie(context, cookie, options)
    },
  }
}

function hashOf(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text))
}
