import { formHostVariables, neededHosts } from './leads/forms.ts'
import type { FormName } from './leads/forms.ts'

/** The environment as text; Vite and Node both provide it in this shape. */
export type Environment = Record<string, string | boolean | undefined>

/** What each host variable is for: shown when it is missing or malformed. */
export const hostVariables = {
  VITE_SANITY_PROJECT_ID: 'the Sanity project that holds the content',
  VITE_SANITY_DATASET: 'the dataset inside that project',
  VITE_IDENTITY_HOST: 'demo requests and upload signing',
  VITE_IAM_HOST: 'funding applications, contact messages and the waitlist',
  VITE_API_HOST: 'profile submissions',
  VITE_STATES_URL: 'the states of a country',
  VITE_SHEET_URL: 'the inline contact form',
  VITE_AUTH_URL: 'root of the authentication site',
  VITE_CALCULATOR_URL: 'the cost calculator',
  VITE_SCHEDULER_URL: 'the embedded scheduler',
  VITE_UPLOAD_BUCKET: 'the bucket that uploaded documents go to',
  VITE_UPLOAD_HOSTS: 'hosts that signed upload addresses may point at, separated by commas',
  VITE_SITE_URL: 'the public address of this site',
} as const

/** What may be set separately. */
const optionalVariables = {
  VITE_SANITY_API_HOST: "the content API, when it is not Sanity's own",
  VITE_STUDIO_URL: 'the Studio that edits this site',
  VITE_FLAGS_URL: 'images of flags, as {code}.svg',
  VITE_METRICS_URL: 'performance figures of visits',
} as const

/** Where leads are sent: only these hosts can be named as idempotent. */
const leadVariables = [
  'VITE_IDENTITY_HOST',
  'VITE_IAM_HOST',
  'VITE_API_HOST',
  'VITE_SHEET_URL',
] as const

type Check = (value: string, purpose: string, name: string) => string[]

const checks: Partial<Record<string, Check>> = {
  VITE_SANITY_PROJECT_ID: () => [],
  VITE_SANITY_DATASET: () => [],
  VITE_UPLOAD_BUCKET: () => [],
  VITE_UPLOAD_HOSTS: hostProblems,
}

/** True when no host is named: everything then points at the local sandbox. */
export function usesSandbox(environment: Environment): boolean {
  return Object.keys(hostVariables).every((name) => !environment[name])
}

/**
 * One sentence for each host variable that is missing or malformed (none is missing when none is set, or
 * when only unused forms need it), and for each optional one that is malformed.
 */
export function environmentProblems(
  environment: Environment,
  unused: readonly FormName[] = [],
): string[] {
  const isSandbox = usesSandbox(environment)
  const needed = [...neededHosts(unused)].map((host) => formHostVariables[host])
  const ofForms = Object.values(formHostVariables)
  const required = Object.entries(hostVariables).flatMap(([name, purpose]) => {
    const value = String(environment[name] || '')
    if (value !== '') return (checks[name] ?? addressProblems)(value, purpose, name)
    const isUnused = ofForms.includes(name) && !needed.includes(name)
    return isSandbox || isUnused ? [] : [`${name} is missing: ${purpose}.`]
  })
  const optional = Object.entries(optionalVariables).flatMap(([name, purpose]) => {
    const value = String(environment[name] || '')
    return value === '' ? [] : (checks[name] ?? addressProblems)(value, purpose, name)
  })
  const further = isSandbox
    ? []
    : [...idempotencyProblems(environment), ...frameProblems(environment)]
  return [...required, ...optional, ...further]
}

function addressProblems(value: string, purpose: string, name: string): string[] {
  const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  return isAddress ? [] : [`${name} is not a web address (${value}): ${purpose}.`]
}

function hostProblems(list: string, purpose: string, name: string): string[] {
  return hostNames(list).flatMap((host) =>
    isHostName(host) ? [] : [`${name} names what is not a host (${host}): ${purpose}.`],
  )
}

/** A frame of the site's own origin could escape its sandbox into the page around it. */
function frameProblems(environment: Environment): string[] {
  const [site, scheduler] = ['VITE_SITE_URL', 'VITE_SCHEDULER_URL'].map((name) => {
    const value = String(environment[name] || '')
    return URL.canParse(value) ? new URL(value).origin : null
  })
  if (!site || site !== scheduler) return []
  return [
    `VITE_SCHEDULER_URL has the same origin as VITE_SITE_URL (${site}): ` +
      `${hostVariables.VITE_SCHEDULER_URL} needs another one, since its frame may run scripts.`,
  ]
}

/** A host that gets no lead was probably mistyped, and the right one would not get its key. */
function idempotencyProblems(environment: Environment): string[] {
  const addresses = leadVariables.map((name) => String(environment[name] || ''))
  const known = addresses.filter((value) => URL.canParse(value)).map((value) => new URL(value).host)
  return hostNames(String(environment['VITE_IDEMPOTENT_HOSTS'] || '')).flatMap((host) =>
    known.includes(host)
      ? []
      : [
          `VITE_IDEMPOTENT_HOSTS names ${host}, which gets no lead: ` +
            `it must be a host of ${leadVariables.join(', ')}.`,
        ],
  )
}

/** "https://a.example/x, B.example:8080" gives ["a.example", "b.example:8080"]. */
export function hostNames(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) =>
      entry
        .replace(/^https?:\/\//i, '')
        .replace(/\/.*$/, '')
        .toLowerCase(),
    )
}

/** True for `host` or `host:port` as a browser writes it, without a default port. */
function isHostName(text: string): boolean {
  // A semicolon, which an address may contain, would end the rule of the policy that names the host.
  if (!/^[\w.:[\]-]+$/.test(text)) return false
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
}

/** Reads a variable that is on or off: off when it is empty, "false", "0", "no" or "off". */
export function readFlag(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return !['', 'false', '0', 'no', 'off'].includes(text)
}
