/** Settles like the promise, or rejects with a TimeoutError after `limit` milliseconds. */
export async function within<Result>(limit: number, promise: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(limit)), limit)
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

export class TimeoutError extends Error {
  constructor(limit: number) {
    super(`No answer in ${limit / 1000} seconds.`)
  }
}
