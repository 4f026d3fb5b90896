import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { journeysWith } from './checks/journey-report.ts'
import type { JourneyReport } from './checks/journey-report.ts'
import { provideBrowser } from './process/browser.ts'

interface Tally {
  passed: number
  failed: number
}

const reports = path.resolve('.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const unitReport = path.join(reports, 'unit.json')
const hostReport = path.join(reports, 'hosts.json')
const journeyReport = path.join(reports, 'journeys.json')

const toDo = provideBrowser({ args: process.argv.slice(2), environment: process.env })
if (toDo) console.error(toDo)

// Credentials to search for in the build, which may contain only their hash.
const canary = { ADMIN_EMAIL: 'canary@tofali.example', ADMIN_PASSWORD: 'canary in the clay pit' }

const tallies = [
  check('types', ['tsc', '--noEmit']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', ['oxfmt', '--check', '.']),
  check('unused code', ['knip']),
  check('generated types', ['node', 'scripts/typegen.ts', '--check']),
  check('content', ['node', 'scripts/content-check.ts']),
  check('lead API on workerd', [
    'vitest',
    'run',
    '--config',
    'lead-api/cloudflare/vitest.config.ts',
  ]),
  suite(
    'unit tests',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`],
    () => countTests(unitReport),
  ),
  check('build', ['node', 'scripts/build.ts'], canary),
  check('bundle size', ['node', 'scripts/bundle-size.ts']),
  check('pages', ['node', 'scripts/check-pages.ts'], canary),
  suite(
    'hosts',
    [
      'vitest',
      'run',
      '--config=tests/hosts/vitest.config.ts',
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile=${hostReport}`,
    ],
    () => countTests(hostReport),
  ),
  // By Sanity's own command line, as a developer would in studio/.
  check('studio schema', ['sanity', 'schema', 'validate'], { DO_NOT_TRACK: '1' }, 'studio'),
  check('studio build', ['vite', 'build', 'studio', '--config', 'studio/vite.config.ts']),
  suite('journeys', ['playwright', 'test', '--reporter=list,json'], countJourneys, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
  }),
]

if (toDo) console.error(`\n${toDo}`)
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function check(
  name: string,
  command: string[],
  environment: Record<string, string> = {},
  folder = '.',
): Tally {
  return run(name, command, environment, folder)
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 }
}

/** A suite counts its own tests; one that fails without a failed test counts as one failure. */
function suite(
  name: string,
  command: string[],
  count: () => Tally,
  environment: Record<string, string> = {},
): Tally {
  const good = run(name, command, environment)
  try {
    const tally = count()
    return good || tally.failed > 0 ? tally : { ...tally, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(
  name: string,
  [program = '', ...args]: string[],
  environment: Record<string, string> = {},
  folder = '.',
): boolean {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const bin = program === 'node' ? process.execPath : fromPackages(program)
  const { status } = spawnSync(bin, args, {
    stdio: 'inherit',
    cwd: folder,
    env: { ...process.env, ...environment },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
  return status === 0
}

function fromPackages(program: string): string {
  return program === 'npm' ? program : path.resolve('node_modules/.bin', program)
}

function countTests(file: string): Tally {
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countJourneys(): Tally {
  const report: JourneyReport = JSON.parse(readFileSync(journeyReport, 'utf8'))
  const { expected, unexpected, flaky } = report.stats
  list('Journeys that passed only on a retry', journeysWith('flaky', report))
  list('Journeys that failed', journeysWith('unexpected', report))
  return { passed: expected + flaky, failed: unexpected }
}

function list(title: string, journeys: readonly string[]): void {
  if (journeys.length === 0) return
  console.log(`\n${title} (${journeys.length}):`)
  for (const journey of journeys) console.log(`  ${journey}`)
}
