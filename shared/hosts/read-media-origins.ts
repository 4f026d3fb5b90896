import { hostNames } from './host-names.ts'
import type { Environment } from '#shared/environment.ts'

/** Origins whose video and audio files the pages may play, besides the site's own and the CMS's. */
export function readMediaOrigins(environment: Environment): string[] {
  return hostNames(String(environment['VITE_MEDIA_HOSTS'] || '')).map((name) => `https://${name}`)
}
