import { readEnvironment } from './environment.ts'

const { previewUrl } = readEnvironment(import.meta.env)

/** The full address of a page's path on the site that this Studio shows. */
export function siteAddress(path: string): string {
  return new URL(path, previewUrl).href
}
