import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of a Chromium that is already here: CHROMIUM_PATH, Playwright's own, the system's; else undefined. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [named ?? '', chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

/** Installs a Chromium where none was found: Playwright's, else Debian's package. Says what it does. */
export function installBrowser(): string | undefined {
  console.log("No browser found: installing Playwright's Chromium.")
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (findBrowser() === undefined) {
    console.log("That did not work: installing Debian's package chromium.")
    const sudo = process.getuid?.() === 0 ? [] : ['sudo']
    run([...sudo, 'apt-get'].join(' '), ['update'])
    run([...sudo, 'apt-get'].join(' '), ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  return findBrowser()
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', shell: true, timeout: 300_000 })
}
