import { readFlag } from '#shared/environment.ts'
import { readMediaOrigins, readStudios, ownFlags } from '#shared/hosts.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { contentSecurityPolicy, filePolicy, plainHeaders } from './security-headers.ts'
import type { RedirectRule } from './host-files.ts'
import type { Renderer, Write } from '#scripts/prerender/write-pages.ts'

type Redirecting = Pick<
  Renderer,
  'codeRedirects' | 'loadRedirects' | 'referralCodes' | 'referralPage'
>

interface HostRules {
  renderer: Redirecting & Pick<Renderer, 'hosts'>
  styles: Iterable<string>
  scripts: Iterable<string>
  environment: Record<string, string | undefined>
  /** The forms that are switched off. */
  unusedForms?: readonly FormName[]
  write: Write
}

/** Writes `_headers` and `_redirects`: content security policy, caching, redirects. */
export async function writeHostFiles({
  renderer,
  styles,
  scripts,
  environment,
  unusedForms = [],
  write,
}: HostRules): Promise<void> {
  const { hosts } = renderer
  const isClosed = readFlag(environment['VITE_UNDER_CONSTRUCTION'])
  const studios = readStudios(environment)
  const media = readMediaOrigins(environment)
  const policy = contentSecurityPolicy({
    hosts,
    styles,
    scripts,
    studios,
    media,
    unusedForms,
  })
  const plain = plainHeaders(hosts)
  const ofFile = { 'Content-Security-Policy': filePolicy }
  await write(
    '/_headers',
    headersFile([
      { path: '/*', headers: { 'Content-Security-Policy': policy, ...plain } },
      {
        path: '/static/*',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...ofFile },
      },
      { path: `${ownFlags}/*`, headers: { 'Cache-Control': 'public, max-age=604800', ...ofFile } },
      ...['/data/*', '/favicon.svg', '/media/house.svg'].map((path) => ({ path, headers: ofFile })),
      // Other sites must not see a referral code.
      { path: '/referral/*', headers: { 'Referrer-Policy': 'no-referrer' } },
    ]),
  )
  await write('/_redirects', redirectsFile(isClosed ? [] : await redirects(renderer)))
}

/** Redirects of the code, those of the CMS, and the rewrite of all referral codes to one page. */
export async function redirects(renderer: Redirecting): Promise<RedirectRule[]> {
  const fromCode = renderer.codeRedirects.map(({ path, redirect }) => ({
    from: path,
    to: redirect,
    status: 301,
  }))
  const taken = new Set(fromCode.map(({ from }) => from))
  const fromCms = (await renderer.loadRedirects())
    .filter(({ from }) => !taken.has(from))
    .map(({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }))
  const codes = { from: renderer.referralCodes, to: renderer.referralPage, status: 200 }
  return [...fromCode, ...fromCms, codes]
}
