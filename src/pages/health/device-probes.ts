import { within } from '#src/browser/within.ts'
import { noAnswerAfter, slowAfter } from './checks.ts'
import type { Probe } from './checks.ts'

/** Messages waiting in the outbox of this device. */
export function outboxProbe(count: () => Promise<number>): Probe {
  return {
    name: 'Messages waiting on this device',
    async run() {
      const waiting = await within(noAnswerAfter, count())
      return waiting === 0
        ? { state: 'ok', sentence: 'None. All were sent.', value: '0' }
        : {
            state: 'slow',
            sentence: 'They are sent when the connection allows.',
            value: `${waiting}`,
          }
    },
  }
}

export const storageProbe: Probe = {
  name: 'Storage in this browser',
  async run() {
    try {
      for (const storage of [localStorage, sessionStorage]) {
        storage.setItem('doctor', '1')
        storage.removeItem('doctor')
      }
      return { state: 'ok', sentence: 'Works.', value: '' }
    } catch {
      return {
        state: 'failed',
        sentence: 'Refused or full: what is typed into a form is lost with the page.',
        value: '',
      }
    }
  },
}

/** The visitor's clock compared with the `Date` header of our host, which has whole seconds. */
export const clockProbe: Probe = {
  name: 'Clock',
  async run() {
    const asked = performance.now()
    const answer = await within(
      noAnswerAfter,
      fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }),
    )
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(date)) return { state: 'ok', sentence: 'The server does not say.', value: '' }
    const middle = Date.now() - (performance.now() - asked) / 2
    const seconds = Math.round(Math.abs(middle - (date + 500)) / 1000)
    return seconds * 1000 <= 60 * slowAfter
      ? { state: 'ok', sentence: 'Agrees with the server.', value: `${seconds} s` }
      : { state: 'slow', sentence: 'Differs from the server.', value: `${seconds} s` }
  },
}
