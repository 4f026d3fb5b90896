/** What the Worker uses of Cloudflare's D1, a database that understands SQLite's SQL. */
export interface D1Database {
  prepare: (text: string) => D1Statement
  /** Runs all statements or none. */
  batch: (statements: D1Statement[]) => Promise<{ results: Record<string, unknown>[] }[]>
}

export interface D1Statement {
  bind: (...values: (string | number | null)[]) => D1Statement
  all: () => Promise<{ results: Record<string, unknown>[] }>
}

/** What the Worker uses of Cloudflare's R2, a store of files. */
export interface R2Bucket {
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>
  get: (key: string) => Promise<{ arrayBuffer: () => Promise<ArrayBuffer> } | null>
  /** At most 1,000 keys. */
  delete: (keys: string[]) => Promise<void>
}

/** A limit that all machines of a place share. */
export interface RateLimitBinding {
  limit: (options: { key: string }) => Promise<{ success: boolean }>
}

/** What wrangler.jsonc gives to the Worker; the variables `LEAD_API_*` are beside them. */
export interface WorkerEnv {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  LEADS: D1Database
  FILES: R2Bucket
  LIMIT: RateLimitBinding
}

/** What the Worker uses of the context of a request. */
export interface WorkerContext {
  /** Keeps the Worker alive until the promise is settled, after the answer was sent. */
  waitUntil: (promise: Promise<unknown>) => void
}
