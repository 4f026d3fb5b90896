import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Playwright's JSON report, as far as it is read here. Suites nest: file, then `describe`. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: JourneySuite[]
}

interface JourneySuite {
  specs: { file: string; line: number; title: string; tests: JourneyTest[] }[]
  suites?: JourneySuite[]
}

interface JourneyTest {
  projectName: string
  /** "unexpected": failed; "flaky": failed at first, then passed on a retry. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  /** One for each try. */
  results: { errors: { message?: string; location?: { file: string; line: number } }[] }[]
}

/**
 * The journeys that failed ("unexpected") or that passed only on a retry ("flaky"): project, file and
 * title of each, and what went wrong at which line in each try.
 */
export function journeysWith(
  wanted: 'unexpected' | 'flaky',
  { suites }: Pick<JourneyReport, 'suites'>,
): string[] {
  return suites.flatMap(({ specs, suites: nested = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          [`[${projectName}] ${file}:${line} ${title}`, ...faults(results)].join('\n'),
        ),
    ),
    ...journeysWith(wanted, { suites: nested }),
  ])
}

function faults(results: JourneyTest['results']): string[] {
  return results.flatMap(({ errors }, index) =>
    errors.map(({ message = 'no message', location }) => {
      const place = location ? ` at ${path.basename(location.file)}:${location.line}` : ''
      return `    try ${index + 1}${place}: ${shorten(message)}`
    }),
  )
}

/** The first lines of a message, which name what was expected and what was there, in one line. */
function shorten(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' · ')
    .slice(0, 400)
}
