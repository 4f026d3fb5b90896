/** The project that the Studio edits and the site that it shows. */
interface StudioEnvironment {
  projectId: string
  dataset: string
  /** Set when the content API is not Sanity's own. */
  apiHost: string | undefined
  previewUrl: string
  /** The inbox of the lead service; undefined for a project without one. */
  inboxUrl: string | undefined
  /** Origins at which the site may be shown: on this machine the development site and the preview. */
  previewOrigins: string[]
  /** True when everything points at the local sandbox. */
  sandbox: boolean
}

/** Reads the Studio's variables; without a project, the local sandbox is used. */
export function readEnvironment(variables: Record<string, string | undefined>): StudioEnvironment {
  const read = (name: string, otherwise: string) => variables[name] || otherwise
  const sandbox = !variables['SANITY_STUDIO_PROJECT_ID']
  const local = `http://localhost:${read('SANDBOX_PORT', '4100')}`
  const ports = [read('SITE_PORT', '5173'), read('PREVIEW_PORT', '4173')]
  const previewUrl = read('SANITY_STUDIO_PREVIEW_URL', `http://localhost:${ports[0]}/`)
  const leads = sandbox ? local : variables['LEAD_API_URL']
  const ours = ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  return {
    sandbox,
    projectId: read('SANITY_STUDIO_PROJECT_ID', 'sandbox'),
    dataset: read('SANITY_STUDIO_DATASET', 'production'),
    apiHost: read('SANITY_STUDIO_API_HOST', sandbox ? local : '') || undefined,
    previewUrl,
    inboxUrl: leads && `${leads.replace(/\/+$/, '')}/inbox`,
    previewOrigins: [...new Set([new URL(previewUrl).origin, ...(sandbox ? ours : [])])],
  }
}

/** The full address of a page's path on the site that this Studio shows. */
export function siteAddress(path: string): string {
  return new URL(path, readEnvironment(import.meta.env).previewUrl).href
}
