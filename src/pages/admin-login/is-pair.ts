import type { AdminHash } from '#src/config/admin.ts'
import { hashCredentials, isSame } from '#src/lib/credentials.ts'

/** Takes as long as any other, so that a build without a pair cannot be told from a wrong pair. */
const nobody: AdminHash = { salt: 'AAAAAAAAAAAAAAAAAAAAAA==', iterations: 600_000, hash: '' }

/** True when this is the pair of the build. Browsers that cannot hash (pages over plain http) know none. */
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
