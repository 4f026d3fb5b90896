import { usesSandbox, hostNames } from './environment.ts'
import type { Environment } from './environment.ts'
import { neededHosts } from './leads/forms.ts'
import type { FormHost } from './leads/forms.ts'

/** Where leads and uploads go; addresses without a trailing slash. Empty where only unused forms need one. */
export interface LeadHosts {
  /** Demo requests and upload signing; the only host that gets the bearer token. */
  identity: string
  /** Funding applications, contact messages and the waitlist. */
  iam: string
  /** Profiles. */
  api: string
  /** Full address of the states of a country. */
  states: string
  /** Full address of the inline contact form's sheet. */
  sheet: string
  uploadBucket: string
  /** `host` or `host:port` that a signed upload address may point at. */
  uploadHosts: readonly string[]
  /** `host` or `host:port` whose answers allow the header `Idempotency-Key`. */
  idempotent: readonly string[]
}

export interface Hosts {
  /** True when the site was built against the local sandbox: not for deployment. */
  sandbox: boolean
  content: {
    projectId: string
    dataset: string
    apiVersion: string
    apiHost: string
    useProjectHostname: boolean
  }
  leads: LeadHosts
  auth: string
  calculator: string
  scheduler: string
  /** Flags are at `{flags}/{code}.svg`: on this site, unless another address is named. */
  flags: string
  /** Where performance figures are sent; empty for nowhere. */
  metrics: string
  /** Public address of the site, without a trailing slash. */
  site: string
}

/** This site's folder of flags. */
export const ownFlags = '/flags'

/**
 * Reads the hosts from an environment; with none set, the sandbox replaces all of them. Where some are
 * set, it replaces a missing lead host in development only: in a build that is empty.
 */
export function readHosts(environment: Environment, isBuild = false): Hosts {
  const text = (name: string, otherwise: string) =>
    String(environment[name] || otherwise).replace(/\/+$/, '')
  const names = (name: string, otherwise: string) => hostNames(text(name, otherwise))
  const sandbox = usesSandbox(environment)
  const port = text('SANDBOX_PORT', '4100')
  const local = `http://localhost:${port}`
  const localNames = `localhost:${port},127.0.0.1:${port}`
  const isLocal = sandbox || !isBuild
  const lead = (name: string, path: string) => text(name, isLocal ? `${local}/${path}` : '')
  return {
    sandbox,
    content: {
      projectId: text('VITE_SANITY_PROJECT_ID', 'sandbox'),
      dataset: text('VITE_SANITY_DATASET', 'production'),
      apiVersion: text('VITE_SANITY_API_VERSION', '2025-02-19'),
      apiHost: text('VITE_SANITY_API_HOST', sandbox ? local : 'https://api.sanity.io'),
      useProjectHostname: !sandbox && !environment['VITE_SANITY_API_HOST'],
    },
    leads: {
      identity: lead('VITE_IDENTITY_HOST', 'identity'),
      iam: lead('VITE_IAM_HOST', 'iam'),
      api: lead('VITE_API_HOST', 'api'),
      states: lead('VITE_STATES_URL', 'states'),
      sheet: lead('VITE_SHEET_URL', 'sheet'),
      uploadBucket: text('VITE_UPLOAD_BUCKET', 'documents'),
      uploadHosts: names('VITE_UPLOAD_HOSTS', isLocal ? localNames : ''),
      // A host that does not know the header would lose every lead, so a real one must be named.
      idempotent: names('VITE_IDEMPOTENT_HOSTS', sandbox ? localNames : ''),
    },
    auth: text('VITE_AUTH_URL', `${local}/auth`),
    calculator: text('VITE_CALCULATOR_URL', `${local}/calculator`),
    scheduler: text('VITE_SCHEDULER_URL', `${local}/scheduler`),
    flags: text('VITE_FLAGS_URL', ownFlags),
    metrics: text('VITE_METRICS_URL', ''),
    site: text('VITE_SITE_URL', `http://localhost:${text('PREVIEW_PORT', '4173')}`),
  }
}

export interface NamedHost {
  /** What a person on the phone would call it. */
  name: string
  /** Full address that is probed. */
  url: string
  /** What the site does without it. */
  without?: string
}

/**
 * Every host that the site uses without the unused forms, by name, in the order of the health page; its
 * policy must allow them all.
 */
export function namedHosts(
  { leads, sandbox, ...hosts }: Hosts,
  unused: readonly string[] = [],
): NamedHost[] {
  const needed = neededHosts(unused)
  const ifNeeded = (host: FormHost, ...named: NamedHost[]) => (needed.has(host) ? named : [])
  // The sandbox has two names; probing one is enough.
  const uploads = sandbox
    ? leads.uploadHosts.slice(0, 1).map((host) => `http://${host}`)
    : leads.uploadHosts.map((host) => `https://${host}`)
  return [
    ...ifNeeded('identity', { name: 'Demo requests', url: leads.identity }),
    ...ifNeeded('iam', { name: 'Applications and messages', url: leads.iam }),
    ...ifNeeded('api', { name: 'Profiles', url: leads.api }),
    ...ifNeeded('states', {
      name: 'States of a country',
      url: leads.states,
      without: 'The state is typed into a plain field instead.',
    }),
    ...ifNeeded('sheet', { name: 'Inline contact form', url: leads.sheet }),
    ...ifNeeded('uploadHosts', ...uploads.map((url) => ({ name: 'Uploads', url }))),
    { name: 'Sign-up', url: hosts.auth },
    { name: 'Cost calculator', url: hosts.calculator },
    {
      name: 'Scheduler',
      url: hosts.scheduler,
      without: 'The booking page shows a plain link instead.',
    },
    ...(URL.canParse(hosts.flags) ? [{ name: 'Flags', url: hosts.flags }] : []),
  ]
}

/** Where a script of Google has its answer once it has run. */
export const googleAnswers = 'https://script.googleusercontent.com'

/**
 * Origins that the sheet of the inline contact form redirects to for its answer: Google answers a script's
 * POST from another host. Without it in the policy, a stored row looks lost.
 */
export function sheetAnswers(sheet: string): string[] {
  const isGoogle = URL.canParse(sheet) && new URL(sheet).host === 'script.google.com'
  return isGoogle ? [googleAnswers] : []
}

/**
 * Addresses of the Studio that may show the site in a frame, by every name it has; none when a site with
 * real hosts does not name a Studio. With the sandbox: the Studio of this machine.
 */
export function readStudios(environment: Environment): string[] {
  const named = environment['VITE_STUDIO_URL']
  if (named) return [String(named)]
  if (!usesSandbox(environment)) return []
  const port = String(environment['STUDIO_PORT'] || '3333')
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

/** Where the CMS's images are: beside the content API when it is not Sanity's, else at Sanity's. */
export function imageOrigins({ content, sandbox }: Pick<Hosts, 'content' | 'sandbox'>): string[] {
  const sanity = sandbox ? [] : ['https://cdn.sanity.io']
  return content.useProjectHostname ? sanity : [new URL(content.apiHost).origin, ...sanity]
}
