import type { NamedHost } from '#src/config/named-hosts.ts'
import { TooLate, within } from '#src/lib/within.ts'
import { answered, noAnswerAfter } from './checks.ts'
import type { Probe } from './checks.ts'

/** Whether a host answers at all: what it answers is not for this page to read. */
export function hostProbe({ name, url, without = '' }: NamedHost): Probe {
  return {
    name: `${name}, ${new URL(url).host}`,
    async run() {
      const start = performance.now()
      try {
        await within(noAnswerAfter, fetch(url, question))
        return answered(performance.now() - start)
      } catch (error) {
        const sentence = error instanceof TooLate ? error.message : 'Could not be reached.'
        return { state: 'failed', sentence: `${sentence} ${without}`.trim(), value: 'no answer' }
      }
    },
  }
}

const question: RequestInit = {
  method: 'HEAD',
  mode: 'no-cors',
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
}
