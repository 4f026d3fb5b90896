import type { Path, ValidationError } from '@sanity/types'
import type { Surroundings } from './ask.ts'

/** Marks a finding as a warning where its level is not known; the content check ignores it. */
export const ADVICE = 'custom.advice'

/** A finding that an editor may overrule. `path` is relative to the validated value. */
export function advise(message: string, path: Path = []): ValidationError {
  return { code: ADVICE, message, path }
}

type Judge = (
  value: unknown,
  around: Surroundings,
) =>
  | true
  | ValidationError[]
  | ValidationError
  | Promise<true | ValidationError[] | ValidationError>

/** Several rules as one, because Sanity checks a document's unknown fields once per rule. */
export function together(...judges: Judge[]) {
  return async (value: unknown, around: Surroundings): Promise<true | ValidationError[]> => {
    const verdicts = await Promise.all(judges.map(async (judge) => judge(value, around)))
    const findings = verdicts.flatMap((verdict) => (verdict === true ? [] : verdict))
    return findings.length === 0 ? true : findings
  }
}
