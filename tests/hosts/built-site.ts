import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '#scripts/checks/leak-check.ts'
import { covers, parseHeaders, parseRedirects } from '#scripts/hosting/rules.ts'
import type { RedirectRule } from '#scripts/hosting/rules.ts'

/** What `dist/` says that a host must answer. */
export interface BuiltSite {
  /** Address of every page to its file: "/" to "index.html", "/pricing/premium" to its own. */
  pages: Map<string, string>
  /** Every other file that is sent as it is, from the root: "/static/js/main.js". */
  files: string[]
  redirects: RedirectRule[]
  /** Headers that `_headers` sets for a path, names in lower case. */
  headersOf: (pathname: string) => Map<string, string[]>
  bytesOf: (file: string) => Buffer
}

/** @throws Error when there is no build */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  if (!existsSync(path.join(folder, '_headers')))
    throw new Error('There is no build to serve: run npm run build first.')
  const bytesOf = (file: string) => readFileSync(path.join(folder, file))
  const rules = parseHeaders(bytesOf('_headers').toString())
  const names = (await filesIn(folder)).filter((name) => !/^_\w+$|(?:^|\/)404\.html$/.test(name))
  const pages = names.filter((name) => name.endsWith('.html'))
  return {
    pages: new Map(pages.map((file) => [addressOf(file), file])),
    files: names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`),
    redirects: parseRedirects(bytesOf('_redirects').toString()),
    headersOf(pathname) {
      const found = new Map<string, string[]>()
      for (const { path: rule, headers } of rules) {
        if (!covers(rule, pathname)) continue
        for (const [name, value] of Object.entries(headers)) {
          const key = name.toLowerCase()
          found.set(key, [...(found.get(key) ?? []), value])
        }
      }
      return found
    },
    bytesOf,
  }
}

function addressOf(file: string): string {
  return `/${file}`.replace(/(?:index)?\.html$/, '')
}
