import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { provideBrowser } from './process/browser.ts'

interface Step {
  name: string
  command: string[]
  environment?: Record<string, string>
  folder?: string
  /** Where a suite writes how many of its tests passed and failed; any other step counts as one test. */
  report?: string
}

interface Tally {
  passed: number
  failed: number
}

const reports = path.resolve('.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const toDo = provideBrowser({ args: process.argv.slice(2), environment: process.env })
if (toDo) console.error(toDo)

// Credentials to search for in the build, which may contain only their hash.
const canary = { ADMIN_EMAIL: 'canary@tofali.example', ADMIN_PASSWORD: 'canary in the clay pit' }

/** Steps of one row run side by side, because none of them keeps two processors busy. */
const rows: Step[][] = [
  [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'unused code', command: ['knip'] },
    { name: 'generated files', command: ['node', 'scripts/typegen.ts', '--check'] },
    { name: 'content', command: ['node', 'scripts/content-check.ts'] },
  ],
  [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
  ],
  [
    {
      name: 'lead API on workerd',
      command: ['vitest', 'run', '--config', 'lead-api/cloudflare/vitest.config.ts'],
    },
  ],
  [vitest('unit tests', 'default')],
  [
    { name: 'build', command: ['node', 'scripts/build.ts'], environment: canary },
    {
      // By Sanity's own command line, as a developer would in studio/.
      name: 'studio schema',
      command: ['sanity', 'schema', 'validate'],
      environment: { DO_NOT_TRACK: '1' },
      folder: 'studio',
    },
    {
      name: 'studio build',
      command: ['vite', 'build', 'studio', '--config', 'studio/vite.config.ts'],
    },
  ],
  [
    { name: 'bundle size', command: ['node', 'scripts/bundle-size.ts'] },
    { name: 'pages', command: ['node', 'scripts/check-pages.ts'], environment: canary },
    vitest('hosts', 'verbose', '--config=tests/hosts/vitest.config.ts'),
  ],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'journeys.json') },
      report: path.join(reports, 'journeys.json'),
    },
  ],
]

const tallies: Tally[] = []
for (const row of rows) tallies.push(...(await Promise.all(row.map(run))))
if (toDo) console.error(`\n${toDo}`)
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function vitest(name: string, reporter: string, ...options: string[]): Step {
  const report = path.join(reports, `${name.replace(' ', '-')}.json`)
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile=${report}`]
  return { name, command: ['vitest', 'run', ...options, ...reporters], report }
}

async function run({
  name,
  command,
  environment = {},
  folder = '.',
  report,
}: Step): Promise<Tally> {
  const [program = '', ...args] = command
  console.log(`\n— ${name}`)
  const started = performance.now()
  const bin = program === 'node' ? process.execPath : path.resolve('node_modules/.bin', program)
  const status = await new Promise<number | null>((resolve) =>
    spawn(bin, args, { stdio: 'inherit', cwd: folder, env: { ...process.env, ...environment } })
      .once('exit', resolve)
      .once('error', () => resolve(null)),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
  const tally = report ? count(report) : { passed: status === 0 ? 1 : 0, failed: 0 }
  // A suite that fails without a failed test counts as one failure.
  return status === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

/** Reads a report of Vitest or Playwright; a missing one is a failure. */
function count(file: string): Tally {
  try {
    const report: {
      numPassedTests?: number
      numFailedTests?: number
      stats?: { expected: number; unexpected: number; flaky: number }
    } = JSON.parse(readFileSync(file, 'utf8'))
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {}
    const { numPassedTests = expected + flaky, numFailedTests = unexpected } = report
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
