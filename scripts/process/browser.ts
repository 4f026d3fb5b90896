import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { readFlag } from '#shared/environment.ts'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Arguments of a browser that is measured or tested. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  // It would draw two pages for its address bar beside each page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

const playwrights = 'npx playwright install --with-deps chromium'

/** Path of an installed Chromium: CHROMIUM_PATH, Playwright's or the system's; else undefined. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [named ?? '', chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

/** @throws Error when there is no browser */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: browserArguments })
}

interface BrowserOptions {
  /** Arguments of the command; `--install-browser` allows it to install one. */
  args: readonly string[]
  /** `CI` allows it too. */
  environment: Record<string, string | undefined>
}

/**
 * Makes sure that there is a browser for the journeys. Installing one needs administrator rights, so it
 * happens only on request; otherwise the result names the command.
 * @returns what a person has to do; null when there is a browser
 */
export function provideBrowser(
  { args, environment }: BrowserOptions,
  find: () => string | undefined = findBrowser,
  install: () => void = installBrowser,
): string | null {
  if (find() !== undefined) return null
  const isAllowed = args.includes('--install-browser') || readFlag(environment['CI'])
  if (isAllowed) install()
  if (find() !== undefined) return null
  const how = isAllowed
    ? 'The installation failed.'
    : `Install one with "${playwrights}" (asks for an administrator's password), or run npm test -- --install-browser.`
  return `The journeys need a Chromium. ${how} If one is installed, set CHROMIUM_PATH to its path.`
}

/** Installs Playwright's Chromium or, if that fails, Debian's package. */
function installBrowser(): void {
  console.log("No browser found: installing Playwright's Chromium.")
  run(playwrights)
  if (findBrowser() !== undefined) return
  console.log("That did not work: installing Debian's package chromium.")
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get'
  run(`${apt} update`)
  run(`${apt} install -y --no-install-recommends chromium`)
}

function run(command: string): void {
  spawnSync(command, { stdio: 'inherit', shell: true, timeout: 300_000 })
}
