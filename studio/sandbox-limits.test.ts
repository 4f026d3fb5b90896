import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { documentLimits, sandboxLimits } from './sandbox-limits.ts'

const optionsFor = (variables: Record<string, string>) => {
  const { sandbox } = readEnvironment(variables)
  return { ...sandboxLimits(sandbox), ...documentLimits(sandbox) }
}

test('an editor of a real project has releases, scheduling, tasks, comments and the new search', () => {
  expect(optionsFor({ SANITY_STUDIO_PROJECT_ID: 'a1b2c3d4' })).toEqual({})
})

test('an editor of the sandbox is not offered what it cannot do', () => {
  const { search, ...others } = optionsFor({})
  expect(search).toEqual({ strategy: 'groqLegacy' })
  expect(Object.keys(others).toSorted()).toEqual([
    'comments',
    'releases',
    'scheduledDrafts',
    'scheduledPublishing',
    'tasks',
  ])
  expect(Object.values(others).filter(({ enabled }) => enabled)).toEqual([])
})
