import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { readFlag } from '#src/config/read-flag.ts'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const playwrights = 'npx playwright install --with-deps chromium'

/** Path of a Chromium that is already here: CHROMIUM_PATH, Playwright's own, the system's; else undefined. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [named ?? '', chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

interface Wishes {
  /** Arguments of the command; `--install-browser` allows it to install one. */
  args: readonly string[]
  /** In CI nobody can be asked, and nothing is lost: `CI` allows it too. */
  environment: Record<string, string | undefined>
}

/**
 * Sees to a browser for the journeys. Installing one takes an administrator's rights: it is done
 * where it was asked for, else the command is said.
 * @returns what is left to do for a person, null when there is a browser
 */
export function provideBrowser(
  { args, environment }: Wishes,
  find: () => string | undefined = findBrowser,
  install: () => void = installBrowser,
): string | null {
  if (find() !== undefined) return null
  const isAllowed = args.includes('--install-browser') || readFlag(environment['CI'])
  if (isAllowed) install()
  if (find() !== undefined) return null
  const how = isAllowed
    ? 'None could be installed.'
    : `Install one with "${playwrights}" (asks for an administrator's password), or let this do it: npm test -- --install-browser.`
  return `The journeys need a Chromium. ${how} If there is one on this machine, set CHROMIUM_PATH to it.`
}

/** Installs Playwright's Chromium, else Debian's package. Says what it does. */
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
