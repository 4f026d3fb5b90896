/** Which project the Studio edits, and where the site is that it shows. */
interface StudioEnvironment {
  projectId: string
  dataset: string
  /** Set when the content API is not Sanity's own. */
  apiHost: string | undefined
  previewUrl: string
  /** True when everything points at the local sandbox. */
  sandbox: boolean
}

/** Reads the Studio's variables; with no project named, the local sandbox stands in. */
export function readEnvironment(variables: Record<string, string | undefined>): StudioEnvironment {
  const read = (name: string, otherwise: string) => variables[name] || otherwise
  const sandbox = !variables['SANITY_STUDIO_PROJECT_ID']
  const local = `http://localhost:${read('SANDBOX_PORT', '4100')}`
  const site = `http://localhost:${read('SITE_PORT', '5173')}/`
  return {
    sandbox,
    projectId: read('SANITY_STUDIO_PROJECT_ID', 'sandbox'),
    dataset: read('SANITY_STUDIO_DATASET', 'production'),
    apiHost: read('SANITY_STUDIO_API_HOST', sandbox ? local : '') || undefined,
    previewUrl: read('SANITY_STUDIO_PREVIEW_URL', site),
  }
}
