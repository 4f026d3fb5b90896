import { readEnvironment } from './environment.ts'

const { previewUrl } = readEnvironment(import.meta.env)

/** Where a path of a page is on the site that this Studio shows: "/lender" after its origin. */
export function siteAddress(path: string): string {
  return new URL(path, previewUrl).href
}
