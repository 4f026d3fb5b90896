/** The one line of an error that a visitor can read out to us: a status, or the error's message. */
export function describeError(error: unknown): string {
  if (isStatus(error)) return `${error.status} ${error.statusText ?? ''}`.trim()
  if (error instanceof Error && error.message) return error.message
  if (typeof error === 'string' && error) return error
  return 'Unknown error'
}

/** True for the message of a script part that did not arrive (§7). */
export function isChunkFailure(line: string): boolean {
  return /^Loading chunk .+ failed \((missing|timeout)\)$/.test(line)
}

function isStatus(error: unknown): error is { status: number; statusText?: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number'
  )
}
