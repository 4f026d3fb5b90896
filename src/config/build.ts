import type { HashedCredentials } from '#shared/credentials.ts'

export interface BuildFacts {
  version: string
  /** ISO time of the code, the same in every build of it; empty if unknown. */
  codeOf: string
}

declare const __BUILD_FACTS__: Partial<BuildFacts> | undefined

/** What the health page says about the build. */
export const buildFacts: BuildFacts = {
  version: 'development',
  codeOf: '',
  ...(typeof __BUILD_FACTS__ === 'undefined' ? {} : __BUILD_FACTS__),
}

declare const __ADMIN_HASH__: HashedCredentials | null | undefined

/**
 * A hash of the hidden login's email and password that does not reveal them. Null when the build was given no
 * credentials: then every login fails.
 */
export const adminHash: HashedCredentials | null =
  typeof __ADMIN_HASH__ === 'undefined' ? null : (__ADMIN_HASH__ ?? null)
