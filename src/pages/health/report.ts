import type { Fact } from '#src/pages/facts/FactList.tsx'
import { byUrgency, summary } from './checks.ts'
import type { Check } from './checks.ts'

/** The page as plain text, to send to support. */
export function reportText(checks: Check[], facts: Fact[], checkedAt: Date): string {
  return [
    `Site health, ${checkedAt.toISOString()}`,
    summary(checks),
    '',
    ...byUrgency(checks).map(
      ({ state, name, sentence, value }) =>
        `${state.toUpperCase()} ${name}: ${sentence}${value ? ` (${value})` : ''}`,
    ),
    '',
    ...facts.map(({ name, value }) => `${name}: ${value}`),
  ].join('\n')
}
