interface Addresses {
  projectId: string
  /** Set when the content API is not Sanity's own. */
  apiHost: string | undefined
  /** The site in Presentation's frame. */
  previewUrl: string
}

/**
 * The content security policy of the Studio. Its packages try to load fonts and a bridge script and to look
 * for newer versions on Sanity's servers; the browser calls the content API alone.
 */
export function contentPolicy({ projectId, apiHost, previewUrl }: Addresses): string {
  const api = apiHost === undefined ? sanity(projectId) : ownHost(apiHost, projectId)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:', ...api],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'media-src': ["'self'", 'blob:', ...api],
    // The Studio's own controls are styled while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...sites(previewUrl)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

function sanity(projectId: string): string[] {
  const api = `${projectId}.api.sanity.io`
  return [`https://${api}`, `wss://${api}`, 'https://api.sanity.io', 'https://cdn.sanity.io']
}

/** The sandbox has sixteen further ports for event streams. */
function ownHost(apiHost: string, projectId: string): string[] {
  const { protocol, hostname, host } = new URL(apiHost)
  const socket = protocol.replace('http', 'ws')
  const name = hostname === 'localhost' ? `${hostname}:*` : host
  // One package always uses the project's host name, whatever is configured.
  return [`${protocol}//${name}`, `${socket}//${name}`, `${protocol}//${projectId}.${name}`]
}

/** The local machine has two names, and an editor may have opened the Studio by either. */
function sites(previewUrl: string): string[] {
  const { origin, hostname, protocol } = new URL(previewUrl)
  return hostname === 'localhost'
    ? [`${protocol}//localhost:*`, `${protocol}//127.0.0.1:*`]
    : [origin]
}
