// @vitest-environment node
import { expect, test } from 'vitest'
import { retriedJourneys } from './journey-report.ts'

function journey(title: string, status: 'expected' | 'flaky' | 'unexpected') {
  const tests = [{ projectName: 'phone', status }]
  return { file: 'leads/leads.spec.ts', line: 7, title, tests }
}

test('whoever reads the end of a run sees which journeys passed only on a retry', () => {
  const suites = [
    {
      specs: [journey('a demo is booked', 'expected'), journey('a toast is read', 'flaky')],
      suites: [{ specs: [journey('a file is sent', 'flaky'), journey('broken', 'unexpected')] }],
    },
  ]
  expect(retriedJourneys({ suites })).toEqual([
    '[phone] leads/leads.spec.ts:7 a toast is read',
    '[phone] leads/leads.spec.ts:7 a file is sent',
  ])
})

test('a run without retries lists nothing', () => {
  expect(retriedJourneys({ suites: [] })).toEqual([])
})
