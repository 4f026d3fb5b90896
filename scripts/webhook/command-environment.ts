type Variables = Record<string, string | undefined>

/** What every program needs of the machine. */
const MACHINE =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|XDG_\w+|CI|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:https?|no|all)_proxy)$/i

/** What a build reads besides (docs/reference/environment.md). */
const BUILD =
  /^(?:(?:VITE|SANITY_STUDIO|SITE)_\w+|ADMIN_EMAIL|ADMIN_PASSWORD|SOURCE_DATE_EPOCH|SANDBOX_PORT|SANDBOX_STATE_DIR)$/

/** The variables for `npm run build`: none of the secrets of other programs. */
export function buildEnvironment(variables: Variables): Variables {
  return pick(variables, (name) => MACHINE.test(name) || BUILD.test(name))
}

/** The variables for the command that deploys: those of the machine, and those that are named. */
export function deployEnvironment(variables: Variables, names = ''): Variables {
  const named = names.split(',').map((name) => name.trim())
  return pick(variables, (name) => MACHINE.test(name) || named.includes(name))
}

function pick(variables: Variables, isWanted: (name: string) => boolean): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isWanted(name)))
}
