import { hostNames } from './host-names.ts'
import { usesSandbox } from '#shared/environment.ts'
import type { Environment } from '#shared/environment.ts'

/** Google answers a script's POST with a redirect to another host. */
const GOOGLE = { script: 'script.google.com', answers: 'script.googleusercontent.com' }

/**
 * Origins that the sheet of the inline contact form redirects to for its answer. The site's
 * policy must name each of them: otherwise a stored row looks lost.
 */
export function readSheetAnswers(environment: Environment): string[] {
  const scheme = usesSandbox(environment) ? 'http' : 'https'
  const named = hostNames(String(environment['VITE_SHEET_ANSWER_HOSTS'] || ''))
  const names = named.length > 0 ? named : knownAnswers(String(environment['VITE_SHEET_URL'] || ''))
  return names.map((name) => `${scheme}://${name}`)
}

function knownAnswers(sheet: string): string[] {
  const isGoogle = URL.canParse(sheet) && new URL(sheet).host === GOOGLE.script
  return isGoogle ? [GOOGLE.answers] : []
}
