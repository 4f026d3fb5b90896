import { cleanup } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { toast as toasts } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearMyDetails, outbox } from '#src/leads/outbox/outbox.ts'
import { resetStates } from '#src/leads/calls/states.ts'

/** The fake backend of a funding application: what it received, and how it responds. */
export const server = setupServer()
export const received: { applications: unknown[]; countries: unknown[]; puts: string[] } = {
  applications: [],
  countries: [],
  puts: [],
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'PUT',
}

/** Serves the tests of a file, and takes away what each of them leaves behind. */
export function useFakeBackend(): void {
  beforeAll(() => server.listen())
  beforeEach(respondNormally)
  afterEach(async () => {
    cleanup()
    server.resetHandlers()
    resetStates()
    outbox.stop()
    await clearMyDetails()
    toasts.dismiss()
    await vi.waitFor(() => {
      if (document.querySelector('[data-in]'))
        throw new Error('A toast of the test before is left.')
    })
  })
  afterAll(() => server.close())
}

/** Every call succeeds. */
export function respondNormally(): void {
  received.applications = []
  received.countries = []
  received.puts = []
  let keys = 0
  respondToStates(() =>
    HttpResponse.json({ data: { states: [{ name: 'Lagos' }, { name: 'Kano' }] } }),
  )
  respondToApplication(() => new HttpResponse(null, { status: 200 }))
  respondToPut(() => new HttpResponse(null, { headers: cors }))
  server.use(
    http.post('*/identity/files/upload', () => {
      keys += 1
      const key = `landing/key-${keys}.pdf`
      return HttpResponse.json({ data: { url: `http://localhost:4100/uploads/${keys}`, key } })
    }),
    http.options('*/uploads/*', () => new HttpResponse(null, { headers: cors })),
  )
}

type Respond = () => Response | Promise<Response>

export function respondToStates(answer: (country: unknown) => Response | Promise<Response>): void {
  server.use(
    http.post('*/states', async ({ request }) => {
      const body: unknown = await request.json()
      received.countries.push(body)
      return answer(body)
    }),
  )
}

export function respondToApplication(answer: Respond): void {
  server.use(
    http.post('*/iam/funding-application/create', async ({ request }) => {
      received.applications.push(await request.json())
      return answer()
    }),
  )
}

export function respondToPut(answer: Respond): void {
  server.use(
    http.put('*/uploads/*', ({ request }) => {
      received.puts.push(request.url)
      return answer()
    }),
  )
}

/** An upload that was refused by the host. */
export function putStatus(status: number): Response {
  return new HttpResponse(null, { status, headers: cors })
}

/** Delays uploads until the returned function is called; they then get this status. */
export function delayPuts(status: number): () => void {
  const waiting: (() => void)[] = []
  respondToPut(() => new Promise((resolve) => waiting.push(() => resolve(putStatus(status)))))
  return () => {
    for (const release of waiting) release()
  }
}
