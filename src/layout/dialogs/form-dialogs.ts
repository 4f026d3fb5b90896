import type { PageContent } from '#src/content/types.ts'

/** The editors' notices about calling or writing, for each dialog that has one. */
export function noticesIn(texts: PageContent['dialogs']) {
  return {
    demo: texts?.demo?.demo?.notice,
    funding: texts?.funding?.funding?.notice,
    jobs: texts?.jobs?.jobs?.notice,
  }
}
