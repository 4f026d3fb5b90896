/** A server that serves the built site. */
export interface RunningHost {
  /** Such as "http://127.0.0.1:4000". */
  origin: string
  close: () => Promise<void>
}

/** A kind of host that the walk can be taken on. */
export interface Host {
  name: string
  /** Why it cannot run on this machine, as a sentence that says what to install; null if it can. */
  missing: () => string | null
  /** How it sends text to a browser that accepts gzip and brotli. */
  encodings: string[]
  /** @throws Error with its output when it does not start */
  start: () => Promise<RunningHost>
}
