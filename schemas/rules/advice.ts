import type { Path, ValidationError } from '@sanity/types'
import type { Surroundings } from './ask.ts'

/** What marks a finding as advice wherever its level does not tell: the content check passes it. */
export const ADVICE = 'custom.advice'

/** A finding that an editor may overrule. `path` starts at the judged value. */
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

/** Several judges as one: Sanity looks at a document's unknown fields anew for every rule. */
export function together(...judges: Judge[]) {
  return async (value: unknown, around: Surroundings): Promise<true | ValidationError[]> => {
    const verdicts = await Promise.all(judges.map(async (judge) => judge(value, around)))
    const findings = verdicts.flatMap((verdict) => (verdict === true ? [] : verdict))
    return findings.length === 0 ? true : findings
  }
}
