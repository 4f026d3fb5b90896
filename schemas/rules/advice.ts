import type { Path, ValidationError } from '@sanity/types'
import type { RuleContext } from './ask.ts'

/** Marks a finding as a warning where its level is not known; the content check ignores it. */
export const ADVICE = 'custom.advice'

/** A finding that an editor may overrule. `path` is relative to the validated value. */
export function advise(message: string, path: Path = []): ValidationError {
  return { code: ADVICE, message, path }
}

type Rule = (
  value: unknown,
  context: RuleContext,
) =>
  | true
  | ValidationError[]
  | ValidationError
  | Promise<true | ValidationError[] | ValidationError>

/** Several rules as one, because Sanity checks a document's unknown fields once per rule. */
export function together(...rules: Rule[]) {
  return async (value: unknown, context: RuleContext): Promise<true | ValidationError[]> => {
    const results = await Promise.all(rules.map(async (rule) => rule(value, context)))
    const findings = results.flatMap((result) => (result === true ? [] : result))
    return findings.length === 0 ? true : findings
  }
}
