/** Runs tasks in the order they come, at most `most` at the same time. */
export function limitConcurrency(
  most: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    running += 1
    if (running > most) await new Promise<void>((resolve) => queue.push(resolve))
  }

  return async (task) => {
    await turn()
    try {
      return await task()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }
}
