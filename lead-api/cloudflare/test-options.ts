/** The date in `wrangler.jsonc`, which says how the runtime behaves. */
export const COMPATIBILITY_DATE = '2026-10-23'

/** What each Worker with its own database and bucket is started with in a test or a benchmark. */
export function workerOptions(script: string) {
  return {
    modules: true,
    script,
    compatibilityDate: COMPATIBILITY_DATE,
    d1Databases: ['LEADS'],
    r2Buckets: ['FILES'],
    cf: false,
  }
}
