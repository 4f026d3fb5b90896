import { expect, test } from 'vitest'
import { hostVariables } from '#shared/environment.ts'
import { readSheetAnswers } from './read-sheet-answers.ts'

const complete = Object.fromEntries(
  Object.keys(hostVariables).map((name) => [name, 'https://host.example']),
)
const google = 'https://script.google.com/macros/s/abc/exec'

test('a Google sheet answers from the host that Google redirects to, with nothing set', () => {
  expect(readSheetAnswers({ ...complete, VITE_SHEET_URL: google })).toEqual([
    'https://script.googleusercontent.com',
  ])
})

test('any other sheet answers itself, unless its answer hosts are named', () => {
  expect(readSheetAnswers(complete)).toEqual([])
  expect(readSheetAnswers({})).toEqual([])
  const named = { ...complete, VITE_SHEET_ANSWER_HOSTS: 'a.example, https://B.example:8443/x' }
  expect(readSheetAnswers(named)).toEqual(['https://a.example', 'https://b.example:8443'])
  expect(readSheetAnswers({ VITE_SHEET_ANSWER_HOSTS: 'localhost:9' })).toEqual([
    'http://localhost:9',
  ])
})

test('an answer host that is named replaces the one that Google uses today', () => {
  const named = { ...complete, VITE_SHEET_URL: google, VITE_SHEET_ANSWER_HOSTS: 'new.example' }
  expect(readSheetAnswers(named)).toEqual(['https://new.example'])
})
