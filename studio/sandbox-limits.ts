/** What the sandbox's content API does not support, switched off. */
const LIMITS = {
  search: { strategy: 'groqLegacy' },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
} as const

/** Options of the Studio that hold in the sandbox only: a real project has all that it pays for. */
export function sandboxLimits(isSandbox: boolean): Partial<typeof LIMITS> {
  return isSandbox ? LIMITS : {}
}

/** The same for the options of documents. */
export function documentLimits(isSandbox: boolean) {
  return isSandbox ? { comments: { enabled: false } } : {}
}
