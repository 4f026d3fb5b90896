import { expect, test } from 'vitest'
import { provideBrowser } from './browser.ts'

/** A machine where a browser is found only after somebody has installed one. */
function machine(works = true) {
  const installed: string[] = []
  return {
    installed,
    find: () => (works ? installed[0] : undefined),
    install: () => void installed.push('/usr/bin/chromium'),
  }
}

test('on a developer’s machine nothing is installed unasked, and the command is said', () => {
  const { installed, find, install } = machine()
  const advice = provideBrowser({ args: [], environment: { CI: 'false' } }, find, install)
  expect(installed).toEqual([])
  expect(advice).toContain('"npx playwright install --with-deps chromium"')
  expect(advice).toContain('npm test -- --install-browser')
  expect(advice).toContain('CHROMIUM_PATH')
})

test.each([
  ['asked for', { args: ['--install-browser'], environment: {} }],
  ['run in CI', { args: [], environment: { CI: 'true' } }],
])('where it is %s, a browser is installed', (_, options) => {
  const { installed, find, install } = machine()
  expect(provideBrowser(options, find, install)).toBeNull()
  expect(installed).toHaveLength(1)
})

test('an installed browser is used as it is', () => {
  const { installed, install } = machine()
  const options = { args: ['--install-browser'], environment: {} }
  expect(provideBrowser(options, () => '/usr/bin/chromium', install)).toBeNull()
  expect(installed).toEqual([])
})

test('an installation that failed is told', () => {
  const { find, install } = machine(false)
  const options = { args: ['--install-browser'], environment: {} }
  expect(provideBrowser(options, find, install)).toContain('The installation failed.')
})
