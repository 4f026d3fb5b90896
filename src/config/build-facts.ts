export interface BuildFacts {
  version: string
  /** ISO time, or empty in development. */
  builtAt: string
}

declare const __BUILD_FACTS__: Partial<BuildFacts> | undefined

/** What the health page says about the build. */
export const buildFacts: BuildFacts = {
  version: 'development',
  builtAt: '',
  ...(typeof __BUILD_FACTS__ === 'undefined' ? {} : __BUILD_FACTS__),
}
