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

/** What the build contains of the hidden login's email and password: a hash that does not reveal them. */
export interface AdminHash {
  /** 16 random bytes in base64. */
  salt: string
  iterations: number
  /** 32 bytes in base64. */
  hash: string
}

declare const __ADMIN_HASH__: AdminHash | null | undefined

/** Null when the build was given no credentials: then every login fails. */
export const adminHash: AdminHash | null =
  typeof __ADMIN_HASH__ === 'undefined' ? null : (__ADMIN_HASH__ ?? null)
