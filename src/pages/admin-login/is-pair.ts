import type { AdminHash } from '#src/config/admin.ts'
import { hashCredentials, isSame } from '#shared/credentials.ts'

/** Comparing with it takes as long as with a real hash: a build without a login looks like a wrong password. */
const nobody: AdminHash = { salt: 'AAAAAAAAAAAAAAAAAAAAAA==', iterations: 600_000, hash: '' }

/** True if e-mail and password are those of the build. Always false where browsers cannot hash (plain http). */
export async function isPair(
  email: string,
  password: string,
  expected: AdminHash | null,
): Promise<boolean> {
  const known = expected ?? nobody
  try {
    return isSame(await hashCredentials(email, password, known), known.hash)
  } catch {
    return false
  }
}
