/** A server that serves a built site. */
export interface RunningHost {
  /** Such as "http://127.0.0.1:4000". */
  origin: string
  close: () => Promise<void>
}

/** What some hosts do not do; docs/deploy.md says what it means for visitors. */
export type Lack =
  | 'addresses in capitals'
  | 'hidden 404 page'
  | 'missing files asked for again'
  | 'parts of a file'
  | 'queries of a redirect and its visitor'
  | 'redirects from a path with a slash'
  | 'vary'

/** A kind of host that the walk can be taken on. */
export interface Host {
  name: string
  /** Why it cannot run on this machine, as a sentence that says what to install; null if it can. */
  missing: () => string | null
  /** What it is known not to do, in alphabetical order. */
  lacks: Lack[]
  /** How it sends text to a browser that accepts gzip and brotli. */
  encodings: string[]
  /** Whether it passes requests below `/lead-api` on; what it passes them to says which path it got. */
  passesOn?: boolean
  /** @throws Error with its output when it does not start */
  start: (folder: string) => Promise<RunningHost>
}
