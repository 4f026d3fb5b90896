/** The environment as text; Vite and Node both provide it in this shape. */
export type Environment = Record<string, string | boolean | undefined>

/** What each host variable is for: listed when some are missing, so a person can act on it. */
export const hostVariables = {
  VITE_SANITY_PROJECT_ID: 'the Sanity project that holds the content',
  VITE_SANITY_DATASET: 'the dataset inside that project',
  VITE_IDENTITY_HOST: 'demo requests and upload signing (calls 1 and 2)',
  VITE_IAM_HOST: 'funding applications, contact messages and the waitlist (calls 4, 5 and 8)',
  VITE_API_HOST: 'profile submissions (call 7)',
  VITE_STATES_URL: 'the states of a country (call 3)',
  VITE_SHEET_URL: 'the inline contact form (call 6)',
  VITE_AUTH_URL: 'root of the authentication site',
  VITE_CALCULATOR_URL: 'the cost calculator',
  VITE_SCHEDULER_URL: 'the embedded scheduler',
  VITE_UPLOAD_BUCKET: 'the bucket that uploaded documents go to',
  VITE_UPLOAD_HOSTS: 'hosts that signed upload addresses may point at, separated by commas',
  VITE_SITE_URL: 'the public address of this site',
} as const

type HostVariable = keyof typeof hostVariables

const plainNames: HostVariable[] = [
  'VITE_SANITY_PROJECT_ID',
  'VITE_SANITY_DATASET',
  'VITE_UPLOAD_BUCKET',
  'VITE_UPLOAD_HOSTS',
]

/** True when no host is named: everything then points at the local sandbox. */
export function usesSandbox(environment: Environment): boolean {
  return hostNames().every((name) => !environment[name])
}

/** One sentence for each host variable that is missing or malformed; none when all or none are set. */
export function environmentProblems(environment: Environment): string[] {
  if (usesSandbox(environment)) return []
  return hostNames().flatMap((name) => {
    const value = environment[name]
    if (!value) return [`${name} is missing: ${hostVariables[name]}.`]
    if (plainNames.includes(name)) return []
    return isWebAddress(String(value))
      ? []
      : [`${name} is not a web address (${String(value)}): ${hostVariables[name]}.`]
  })
}

function hostNames(): HostVariable[] {
  return Object.keys(hostVariables).filter((name): name is HostVariable => name in hostVariables)
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
