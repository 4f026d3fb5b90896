import { expect, test } from 'vitest'
import { type State, stateOf, type Version } from './languages.ts'

const languages = ['en', 'fr'].map((code) => ({ code, title: code }))
const version = (language: string, fields: Partial<Version> = {}): Version => ({
  language,
  id: language,
  published: undefined,
  draft: undefined,
  checkedAt: undefined,
  ...fields,
})
const source = version('en', { published: '2026-11-02T08:00:00Z' })

test.each<[string, State, Version[]]>([
  ['that nobody added', 'missing', []],
  ['that was deleted', 'missing', [version('fr')]],
  ['in a draft', 'unpublished', [version('fr', { draft: '2026-11-03T08:00:00Z' })]],
  ['older than its source', 'outdated', [version('fr', { published: '2026-11-01T08:00:00Z' })]],
  [
    'that somebody has read again since',
    'current',
    [version('fr', { published: '2026-11-01T08:00:00Z', checkedAt: '2026-11-02T09:00:00Z' })],
  ],
  ['published after it', 'current', [version('fr', { published: '2026-11-02T08:00:00.5Z' })]],
])('an editor sees that a translation %s is %s', (_what, state, versions) => {
  expect(stateOf([source, ...versions], languages, 'fr')).toBe(state)
})
