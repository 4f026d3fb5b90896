/** A part of the app did not arrive: it is missing on the host, or took too long. */
export class ChunkLoadError extends Error {
  readonly chunk: string
  readonly reason: 'missing' | 'timeout'

  constructor(chunk: string, reason: 'missing' | 'timeout', options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed (${reason})`, options)
    this.chunk = chunk
    this.reason = reason
  }
}
