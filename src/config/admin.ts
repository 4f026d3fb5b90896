/** What is built in of the hidden login's pair: nothing that gives the pair away (PRODUCT.md, 2). */
export interface AdminHash {
  /** 16 random bytes in base64. */
  salt: string
  iterations: number
  /** 32 bytes in base64. */
  hash: string
}

declare const __ADMIN_HASH__: AdminHash | null | undefined

/** Null when the build was given no pair: then every login is wrong. */
export const adminHash: AdminHash | null =
  typeof __ADMIN_HASH__ === 'undefined' ? null : (__ADMIN_HASH__ ?? null)
