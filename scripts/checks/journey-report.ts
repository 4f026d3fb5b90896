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
  /** "flaky": failed at first, then passed on a retry. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
}

/** The journeys that passed only on a retry, one line each: project, file and title. */
export function retriedJourneys({ suites }: Pick<JourneyReport, 'suites'>): string[] {
  return suites.flatMap(retriedIn)
}

function retriedIn({ specs, suites = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  )
  return [...own, ...suites.flatMap(retriedIn)]
}
