import { expect, test } from 'vitest'
import { problemsOf } from '#src/forms/problems.fixture.ts'
import { toProfileBody } from './payload.ts'
import { emptyProfile, profileSchema } from './schema.ts'

test.each(['', '   '])('the link "%s" is asked for', async (linkedInUrl) => {
  expect(await problemsOf(profileSchema, { linkedInUrl })).toEqual({
    linkedInUrl: 'Please enter your LinkedIn profile link.',
  })
})

test('any text is taken, and sent trimmed', async () => {
  expect(await problemsOf(profileSchema, { linkedInUrl: 'in/ada' })).toEqual({})
  expect(toProfileBody({ linkedInUrl: ' in/ada ' })).toEqual({ linkedInUrl: 'in/ada' })
  expect(emptyProfile).toEqual({ linkedInUrl: '' })
})
