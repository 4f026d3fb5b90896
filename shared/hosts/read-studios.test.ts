import { expect, test } from 'vitest'
import { readStudios } from './read-studios.ts'

test('against the sandbox the Studio of this machine may show the site, by both its names', () => {
  expect(readStudios({})).toEqual(['http://localhost:3333', 'http://127.0.0.1:3333'])
  expect(readStudios({ STUDIO_PORT: '9333' })[0]).toBe('http://localhost:9333')
})

test('a real site is shown by the Studio it names, and by none when it names none', () => {
  const real = { VITE_SANITY_PROJECT_ID: 'abc123' }
  expect(readStudios(real)).toEqual([])
  const named = 'https://studio.example/desk'
  expect(readStudios({ ...real, VITE_STUDIO_URL: named })).toEqual([named])
})
