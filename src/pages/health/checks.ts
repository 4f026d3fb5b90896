/** `answered`: somebody is there, but whether the answer was a good one is unknown. */
export type CheckState = 'checking' | 'ok' | 'answered' | 'slow' | 'failed'

/** What a check found, as a person on the phone can read it out. */
export interface Finding {
  state: CheckState
  sentence: string
  /** A time or a count, with its unit; may be empty. */
  value: string
}

/** One thing to find out; `run` may throw, which is a failure with the error's message. */
export interface Probe {
  name: string
  run: () => Promise<Finding>
}

export interface Check extends Finding {
  name: string
}

export const checking: Finding = { state: 'checking', sentence: 'Being checked.', value: '' }

/** Milliseconds: an answer that takes longer is slow, and one that takes longer still is none. */
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

/** An answer that came: what is known of it otherwise, unless it took too many milliseconds. */
export function answered(time: number, sentence: string, state: 'ok' | 'answered' = 'ok'): Finding {
  const value = `${Math.round(time).toLocaleString('en')} ms`
  return time > slowAfter
    ? { state: 'slow', sentence: 'Answered, but slower than 2 seconds.', value }
    : { state, sentence, value }
}

const urgency: CheckState[] = ['failed', 'slow', 'checking', 'answered', 'ok']

/** Failed and slow first, else as they were. */
export function byUrgency(checks: Check[]): Check[] {
  return checks.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state))
}

/** "10 ok, 2 answered, 1 slow, 1 failed": only what there is. */
export function summary(checks: Check[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length
  const states: CheckState[] = ['ok', 'answered', 'slow', 'failed', 'checking']
  return states
    .filter((state) => state === 'ok' || count(state) > 0)
    .map((state) => `${count(state)} ${state}`)
    .join(', ')
}
