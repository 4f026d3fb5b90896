/** What the promise gives, unless it takes longer: then throws an Error that says so. Times in ms. */
export async function within<Result>(limit: number, promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooLate(limit)), limit)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

export class TooLate extends Error {
  constructor(limit: number) {
    super(`No answer in ${limit / 1000} seconds.`)
  }
}
