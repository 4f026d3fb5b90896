import { SlowBody } from './read-up-to.ts'
import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'

/** A failed request: what its sender and what the log are told. */
export interface Failure {
  status: 408 | 500 | 503
  message: string
  headers: Record<string, string>
  /** Nothing that a visitor typed. */
  logged: string
}

/** What to say of an error. */
export function failureOf(error: Error): Failure {
  if (error instanceof StorageUnavailable) {
    return {
      status: 503,
      message: 'We cannot store this at the moment. Please send it again in a few minutes.',
      headers: { 'retry-after': '30' },
      logged: `Not stored: ${error.message}.`,
    }
  }
  if (error instanceof SlowBody) {
    return {
      status: 408,
      message: 'Your message came too slowly. Please send it again.',
      headers: { connection: 'close' },
      logged: error.message,
    }
  }
  return {
    status: 500,
    message: 'Something went wrong on our side. Please send it again in a few minutes.',
    headers: {},
    // The message of an unknown error may hold what a visitor typed; its places do not.
    logged: `Failed: ${error.name} ${placesIn(error.stack)}`,
  }
}

function placesIn(stack = ''): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return lines.map((line) => line.trim()).join(' ')
}
