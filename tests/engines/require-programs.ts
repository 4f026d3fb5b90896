import { describeMissingPrograms } from './programs.ts'

/**
 * Runs before the tests, not when the configuration is read: other tools read that too, on machines
 * without these browsers.
 * @throws Error that names what is missing, and the command that installs it
 */
export function setup(): void {
  const missing = describeMissingPrograms()
  if (missing) throw new Error(`The other engines cannot be run. ${missing}`)
}
