/** Which versions of a document a query sees: `'raw'`, or names in order of preference. */
export type Perspective = 'raw' | readonly string[]

const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'
const PERSPECTIVE_NAME = /^[A-Za-z0-9_-]+$/

/** Thrown for a perspective that Sanity refuses; the message is sent to the client. */
export class PerspectiveError extends Error {}

/**
 * Reads the `perspective` parameter (`raw`, `published`, `drafts`, its old name `previewDrafts`,
 * or a comma-separated list). `apiVersion` is `1`, `X` or a date; the default is `published`
 * from 2025-02-19 on, and `raw` before.
 */
export function readPerspective(value: string | undefined, apiVersion: string): Perspective {
  if (value === undefined || value === '') return defaultPerspective(apiVersion)
  const names = value.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  if (names.includes('raw')) {
    throw new PerspectiveError('The perspective "raw" cannot be combined with another one.')
  }
  const strange = names.find((name) => !PERSPECTIVE_NAME.test(name))
  if (strange !== undefined) throw new PerspectiveError(`Invalid perspective "${strange}".`)
  return names.includes('published') ? names : [...names, 'published']
}

function defaultPerspective(apiVersion: string): Perspective {
  const isNew = apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE
  return isNew ? ['published'] : 'raw'
}

/** The perspective that shows this id: `drafts`, a release's name, or `published`. */
export function perspectiveOf(id: string): string {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return id.split('.')[1] ?? 'published'
  return 'published'
}
