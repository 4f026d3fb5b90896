/** One line about an error that a visitor can read out to support: a status, or the error's message. */
export function describeError(error: unknown): string {
  if (isStatus(error)) return `${error.status} ${error.statusText ?? ''}`.trim()
  if (error instanceof Error && error.message) return error.message
  if (typeof error === 'string' && error) return error
  return 'Unknown error'
}

function isStatus(error: unknown): error is { status: number; statusText?: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number'
  )
}
