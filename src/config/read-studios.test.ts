import { expect, test } from 'vitest'
import { environmentProblems } from './environment.ts'
import { readStudios } from './read-studios.ts'

test('against the sandbox the Studio of this machine may show the site, by both its names', () => {
  expect(readStudios({})).toEqual(['http://localhost:3333', 'http://127.0.0.1:3333'])
  expect(readStudios({ STUDIO_PORT: '9333' })[0]).toBe('http://localhost:9333')
})

test('a real site is shown by the Studios it names, and by none when it names none', () => {
  const real = { VITE_SANITY_PROJECT_ID: 'abc123' }
  expect(readStudios(real)).toEqual([])
  expect(
    readStudios({ ...real, VITE_STUDIO_URL: 'https://a.example/desk, https://b.example' }),
  ).toEqual(['https://a.example/desk', 'https://b.example'])
})

test('a malformed address is named before the build begins', () => {
  expect(environmentProblems({ VITE_STUDIO_URL: 'https://a.example, studio' })).toEqual([
    'VITE_STUDIO_URL is not a web address (studio): the Studio that edits the site in place.',
  ])
})
