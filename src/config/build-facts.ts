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
