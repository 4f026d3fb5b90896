import { randomHex, sign } from '#lead-api/hmac.ts'
import { canonical } from './lead-body.ts'
import { emailKey } from './email-key.ts'
import { settingOf } from './setting.ts'
import type { LeadCall } from '#lead-api/types.ts'
import type { Sql } from './sql.ts'

/** Hashes with a secret of the service: they tell whether two are the same, and nothing else. */
export interface Hashes {
  /** Of the address that a body gives, however it is written; null without one. */
  ofEmail: (body: Record<string, unknown>) => Promise<string | null>
  /** The same for all bodies of one submission. */
  ofBody: (call: LeadCall, body: Record<string, unknown>) => Promise<string>
}

export function createHashes(sql: Sql): Hashes {
  let made: string | undefined
  async function secret(): Promise<string> {
    made ??= await settingOf(sql, 'hash-secret', () => randomHex(32))
    return made
  }

  return {
    ofEmail: async ({ email }) => {
      const key = typeof email === 'string' ? emailKey(email) : undefined
      return key === undefined ? null : sign(`email ${key}`, await secret())
    },
    ofBody: async (call, body) => sign(`body ${canonical(call, body)}`, await secret()),
  }
}
