import { expect, test } from 'vitest'
import { allowedActions, allowedTemplates, isSingleton } from './singletons.ts'

const actions = [
  'publish',
  'unpublish',
  'delete',
  'duplicate',
  'discardChanges',
  'restore',
  undefined,
].map((action) => (action === undefined ? {} : { action }))

test('an editor can publish the site settings, not double, take back or delete them', () => {
  expect(allowedActions(actions, 'siteSettings')).toEqual([
    { action: 'publish' },
    { action: 'discardChanges' },
    { action: 'restore' },
  ])
  expect(allowedActions(actions, 'teamMember')).toBe(actions)
})

test('an editor is offered no second navigation', () => {
  const templates = [{ schemaType: 'page' }, { schemaType: 'navigation' }]
  expect(allowedTemplates(templates)).toEqual([{ schemaType: 'page' }])
  expect(isSingleton(undefined)).toBe(false)
})
