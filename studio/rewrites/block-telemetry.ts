/**
 * Rewrites a file of the Studio's packages so that a running Studio calls only the content API: no
 * foreign fonts, no version check, no bridge to a dashboard, no error reports.
 * @returns the new code, or undefined when there is nothing to change.
 */
export function blockTelemetry(code: string, id: string): string | undefined {
  if (/\.css(?:\?|$)/.test(id)) return changed(code, code.replaceAll(FOREIGN_FONT, ''))
  if (!STUDIO_PACKAGES.test(id)) return undefined
  const rewritten = code
    .replaceAll(BRIDGE, EMPTY_SCRIPT)
    .replaceAll(VERSION_HOST, EMPTY_ANSWER)
    .replaceAll(REPORTS, EMPTY_ANSWER)
    .replaceAll(REPORTING_SWITCH, 'enabled: false')
    .replaceAll(SIGNED_IN_HOST, OWN_HOST)
    .replaceAll(CLIENT_HOST, `${CLIENT_HOST} || (${isOwnHost('apiHost')})`)
  return changed(code, rewritten)
}

const STUDIO_PACKAGES = /[\\/]node_modules[\\/](?:sanity|@sanity[\\/]sdk(?:-react)?)[\\/]/
const FOREIGN_FONT = /@font-face\s*\{[^}]*design-system-static\.sanity\.io[^}]*\}/g
const BRIDGE = /https:\/\/core\.sanity-cdn\.(?:com|work)\/bridge\.js/g
const VERSION_HOST = /\$\{[^}]*sanity-cdn\.com"\}\/v1\/modules/g
const REPORTS = /https:\/\/api\.sanity\.io\/vX\/intake\//g
const REPORTING_SWITCH = 'enabled: typeof window < "u" && (!isDev || DEBUG_ERROR_REPORTING)'
// A part of the Studio that ignores the client factory prefixes every host with the project; a
// self-hosted content API has no such host names.
const SIGNED_IN_HOST = 'subscribeToStateAndFetchCurrentUser(context, { useProjectHostname: !0 })'
const OWN_HOST = `subscribeToStateAndFetchCurrentUser(context, { useProjectHostname: !(${isOwnHost('context.state.get().options?.apiHost')}) })`
const CLIENT_HOST = 'options.scope === "global" || !projectId || resource'

// data: addresses, which cause neither a request nor an error on the console. What the Studio appends
// to them becomes a comment or a fragment.
const EMPTY_SCRIPT = 'data:text/javascript,//'
const EMPTY_ANSWER = 'data:application/json,{}#'

function changed(before: string, after: string): string | undefined {
  return before === after ? undefined : after
}

/** Code that tests whether a host is not Sanity's. */
function isOwnHost(host: string): string {
  return `${host} && !/\\.sanity\\.(io|work)$/.test(${host})`
}
