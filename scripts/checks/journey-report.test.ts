// @vitest-environment node
import { expect, test } from 'vitest'
import { journeysWith } from './journey-report.ts'

const failure = {
  message: '\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\n  Timeout: 5000ms\n',
  location: { file: '/site/tests/e2e/support/toasts.ts', line: 12 },
}

function journey(title: string, status: 'expected' | 'flaky' | 'unexpected') {
  const results = {
    expected: [{ errors: [] }],
    flaky: [{ errors: [failure] }, { errors: [] }],
    unexpected: [{ errors: [failure] }, { errors: [{ message: 'Test timeout of 30000ms.' }] }],
  }[status]
  const tests = [{ projectName: 'phone', status, results }]
  return { file: 'leads/leads.spec.ts', line: 7, title, tests }
}

const suites = [
  {
    specs: [journey('a demo is booked', 'expected'), journey('a toast is read', 'flaky')],
    suites: [{ specs: [journey('a file is sent', 'flaky'), journey('broken', 'unexpected')] }],
  },
]
const first = 'try 1 at toasts.ts:12: Error: expect(locator).toBeVisible() failed · Timeout: 5000ms'

test('whoever reads the end of a run sees which journeys passed only on a retry, and why', () => {
  expect(journeysWith('flaky', { suites })).toEqual([
    `[phone] leads/leads.spec.ts:7 a toast is read\n    ${first}`,
    `[phone] leads/leads.spec.ts:7 a file is sent\n    ${first}`,
  ])
})

test('they see what went wrong in each try of a journey that failed', () => {
  expect(journeysWith('unexpected', { suites })).toEqual([
    `[phone] leads/leads.spec.ts:7 broken\n    ${first}\n    try 2: Test timeout of 30000ms.`,
  ])
})

test('a run in which each passes at once lists nothing', () => {
  expect(journeysWith('flaky', { suites: [] })).toEqual([])
})
