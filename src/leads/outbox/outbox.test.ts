// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { clearMyDetails, outbox, submitLead } from './outbox.ts'
import { readDraft, saveDraft, detailStorage } from '#src/leads/details.ts'
import { mayHavePendingLeads } from '#src/browser/storage/safe-storage.ts'
import { readScheduleState, saveScheduleState } from '#src/browser/storage/scheduling.ts'
import { parseReceipt, storedReceipt } from '#src/leads/receipts.ts'
import { readSource } from '#shared/leads/source.ts'
import { definitions } from '#shared/leads/index.ts'

const server = useServer()

afterEach(async () => {
  outbox.stop()
  await clearMyDetails()
})

const ada = {
  businessName: 'Acme',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '123456789',
  email: 'ada@example.com',
}

function answer(status: number, seen?: (request: Request) => void): void {
  server.use(
    http.post('*/identity/leads/request', ({ request }) => {
      seen?.(request)
      return new HttpResponse(null, { status })
    }),
  )
}

test('a failure is told at once; the lead waits, and the receipt does not call it stored in a browser without a database', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(500)
  const result = await submitLead('demo', ada)
  expect(result).toMatchObject({
    received: false,
    text: definitions.demo.call.failed(undefined),
    outcome: 'waiting',
  })
  expect(await outbox.pending()).toMatchObject([{ call: 'demo', held: false }])
  expect(mayHavePendingLeads()).toBe(true)
  expect(parseReceipt(storedReceipt('demo'))).toMatchObject({ state: 'unsent', isInDoubt: true })
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Lead not received: demo, status 500.']])
})

test('a lead that is sent again from another page still includes the page of its form, and leaves no draft', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sources: (string | null)[] = []
  const note = ({ headers }: Request) => void sources.push(headers.get('lead-source'))
  history.replaceState(null, '', '/lender')
  answer(500, note)
  saveDraft('demo', ada)
  const { id } = await submitLead('demo', ada)
  history.replaceState(null, '', '/')
  answer(200, note)
  await outbox.sendAgain(id)
  expect(readDraft('demo')).toBeNull()
  expect(sources.map(readSource)).toMatchObject([
    { source: { page: '/lender' } },
    { source: { page: '/lender' } },
  ])
})

test('"Clear my details" leaves nothing of what was typed in the browser', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(500)
  await submitLead('demo', ada)
  saveDraft('contact', { firstname: 'Ada' })
  saveScheduleState(detailStorage, { ...ada, phoneNumber: '1' })
  await clearMyDetails()
  expect(await outbox.pending()).toEqual([])
  expect(readDraft('contact')).toBeNull()
  expect(readScheduleState(detailStorage)).toBeNull()
  expect(
    JSON.stringify([sessionStorage, localStorage].map((one) => Object.entries(one))),
  ).not.toContain('Ada')
})

test.each([1, -1])(
  'a clock put by %i days during a visit neither expires nor hurries a lead',
  async (days) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['Date'] })
    const times: number[] = []
    answer(500, () => times.push(performance.now()))
    await submitLead('demo', ada)
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000 + 1)
    answer(200, () => times.push(performance.now()))
    dispatchEvent(new Event('online'))
    await vi.waitFor(async () => expect(await outbox.pending()).toEqual([]), 5000)
    expect(times).toHaveLength(2)
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThan(1000)
  },
)
