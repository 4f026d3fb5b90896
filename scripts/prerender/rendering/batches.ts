/** What happens to a batch of pages, in this order; the next one is prepared while one is finished. */
interface Stages<Prepared> {
  prepare: (paths: readonly string[]) => Promise<Prepared[]>
  finish: (page: Prepared) => Promise<void>
}

const batchSize = 100

/** Prepares and finishes pages in their order, a batch at a time: no more than two are in memory. */
export async function inBatches<Prepared>(
  paths: readonly string[],
  { prepare, finish }: Stages<Prepared>,
): Promise<void> {
  let finishing: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < paths.length; start += batchSize) {
    const prepared = await prepare(paths.slice(start, start + batchSize))
    await finishing
    finishing = Promise.all(prepared.map(finish))
    // It is awaited in the next round; a failure before then must not end the process.
    finishing.catch(() => {})
  }
  await finishing
}
