/** `answered`: the host responded, but this page may not read with what. */
export type CheckState = 'checking' | 'ok' | 'answered' | 'slow' | 'failed'

/** The result of a check, in words that a visitor can read out on the phone. */
export interface Finding {
  state: CheckState
  sentence: string
  /** A time or a count, with its unit; may be empty. */
  value: string
}

/** One thing to check; if `run` throws, the check has failed with the error's message. */
export interface Probe {
  name: string
  run: () => Promise<Finding>
}

export interface Check extends Finding {
  name: string
}

export const checking: Finding = { state: 'checking', sentence: 'Being checked.', value: '' }

/** Milliseconds: an answer that takes longer than the first is slow, longer than the second a failure. */
export const slowAfter = 2000
export const noAnswerAfter = 5000

export async function find(probe: Probe): Promise<Finding> {
  try {
    return await probe.run()
  } catch (error) {
    const sentence = error instanceof Error ? error.message : 'Unknown error'
    return { state: 'failed', sentence, value: '' }
  }
}

/** The given result, or `slow` if the answer took too many milliseconds. */
export function answered(time: number, sentence: string, state: 'ok' | 'answered' = 'ok'): Finding {
  const value = `${Math.round(time).toLocaleString('en')} ms`
  return time > slowAfter
    ? { state: 'slow', sentence: 'Answered, but slower than 2 seconds.', value }
    : { state, sentence, value }
}

const urgency: CheckState[] = ['failed', 'slow', 'checking', 'answered', 'ok']

/** Failed and slow checks first, otherwise in the same order. */
export function byUrgency(checks: Check[]): Check[] {
  return checks.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state))
}

/** "10 ok, 2 answered, 1 slow, 1 failed"; states without checks are left out. */
export function summary(checks: Check[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length
  const states: CheckState[] = ['ok', 'answered', 'slow', 'failed', 'checking']
  return states
    .filter((state) => state === 'ok' || count(state) > 0)
    .map((state) => `${count(state)} ${state}`)
    .join(', ')
}
