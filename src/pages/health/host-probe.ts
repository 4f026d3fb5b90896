import type { NamedHost } from '#shared/hosts/named-hosts.ts'
import { TimeoutError, within } from '#src/browser/within.ts'
import { answered, noAnswerAfter } from './checks.ts'
import type { Finding, Probe } from './checks.ts'

/** Whether a host answers and, if this page may read it, with which status. */
export function hostProbe({ name, url, without = '' }: NamedHost): Probe {
  return {
    name: `${name}, ${new URL(url).host}`,
    async run() {
      const start = performance.now()
      try {
        const { type, ok, status } = await within(noAnswerAfter, ask(url))
        const time = performance.now() - start
        if (type === 'opaque') return answered(time, unread, 'answered')
        if (ok) return answered(time, 'Answered.')
        if (status < 500) return answered(time, `Answered with status ${status}.`, 'answered')
        return failure(`Answered with status ${status}.`, `${status}`)
      } catch (error) {
        const sentence = error instanceof TimeoutError ? error.message : 'Could not be reached.'
        return failure(sentence, 'no answer')
      }
    },
  }

  function failure(sentence: string, value: string): Finding {
    return { state: 'failed', sentence: `${sentence} ${without}`.trim(), value }
  }
}

const unread = 'Answered, in a way that only its own pages may read.'

const question: RequestInit = {
  method: 'HEAD',
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
}

/** The response with its status; opaque if the host does not allow other sites to read it. */
async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, question)
  } catch {
    return fetch(url, { ...question, mode: 'no-cors' })
  }
}
