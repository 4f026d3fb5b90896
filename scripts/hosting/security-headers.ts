import { createHash } from 'node:crypto'
import { neededHosts } from '#shared/leads/forms.ts'
import { imageOrigins, sheetAnswers } from '#shared/hosts.ts'
import { frameOrigins } from '#shared/video-embed.ts'
import type { Hosts } from '#shared/hosts.ts'
import type { FormName } from '#shared/leads/forms.ts'

export interface PolicyParts {
  hosts: Hosts
  /** All texts inlined in any page: stylesheets and boot scripts. */
  styles: Iterable<string>
  scripts: Iterable<string>
  /** Addresses of the Studios that may show the site in a frame. */
  studios?: string[]
  /** The forms that are switched off: what only they talk to is not allowed. */
  unusedForms?: readonly FormName[]
}

/** The content security policy of every page; it allows the hosts that the app uses. */
export function contentSecurityPolicy({
  hosts,
  styles,
  scripts,
  studios = [],
  unusedForms = [],
}: PolicyParts): string {
  const api = contentOrigins(hosts)
  const { sheet, uploadHosts } = hosts.leads
  const needed = neededHosts(unusedForms)
  const leads = [
    ...(['identity', 'iam', 'api', 'states'] as const)
      .filter((name) => needed.has(name))
      .map((name) => hosts.leads[name]),
    ...(needed.has('sheet') ? [sheet, ...sheetAnswers(sheet)] : []),
    ...(needed.has('uploadHosts') ? uploadHosts.map((name) => withScheme(name, hosts)) : []),
  ]
  // The address of the site's own flags is only a path.
  const flags = URL.canParse(hosts.flags) ? [origin(hosts.flags)] : []
  // The health page checks that each host responds.
  const checked = [hosts.auth, hosts.calculator, hosts.scheduler, ...flags]
  const metrics = hosts.metrics ? [hosts.metrics] : []
  // The editor's overlays fill an empty style element by script, for which the policy needs the hash of ''.
  const overlayStyles = studios.length > 0 ? [''] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes([...styles, ...overlayStyles])],
    'img-src': ["'self'", 'data:', ...api.images, ...flags],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...api.images],
    'connect-src': ["'self'", ...api.queries, ...[...leads, ...checked, ...metrics].map(origin)],
    'frame-src': [origin(hosts.scheduler), ...frameOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': studios.length > 0 ? studios.map(origin) : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  const lines = Object.entries(directives).map(
    ([name, values]) => `${name} ${[...new Set(values)].join(' ')}`,
  )
  // The sandbox speaks plain http.
  return [...lines, ...(hosts.sandbox ? [] : ['upgrade-insecure-requests'])].join('; ')
}

/**
 * The policy of files, shorter by 1.5 kB than that of pages, which only documents need. An uploaded image
 * that is opened directly runs no scripts and has no origin.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** All other headers that every response has. */
export function plainHeaders(hosts: Hosts): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(hosts.sandbox ? {} : { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

function contentOrigins({ content, sandbox }: Hosts): { queries: string[]; images: string[] } {
  const images = imageOrigins({ content, sandbox })
  if (!content.useProjectHostname) return { queries: [content.apiHost], images }
  const project = `https://${content.projectId}`
  return { queries: [`${project}.api.sanity.io`, `${project}.apicdn.sanity.io`], images }
}

function withScheme(name: string, { sandbox }: Hosts): string {
  return `${sandbox ? 'http' : 'https'}://${name}`
}

function origin(address: string): string {
  return new URL(address).origin
}
