/** What happens to a batch of pages, in this order; the next one is prepared while one is rendered. */
interface Stages<Prepared, Rendered> {
  prepare: (paths: readonly string[]) => Promise<Prepared[]>
  render: (page: Prepared) => Promise<Rendered>
}

const batchSize = 100

/**
 * Prepares and renders pages in their order, a batch at a time: no more than two are in memory.
 */
export async function* inBatches<Prepared, Rendered>(
  paths: readonly string[],
  { prepare, render }: Stages<Prepared, Rendered>,
): AsyncGenerator<Rendered[]> {
  let rendering: Promise<Rendered[]> | null = null
  for (let start = 0; start < paths.length; start += batchSize) {
    const prepared = await prepare(paths.slice(start, start + batchSize))
    const next = Promise.all(prepared.map(render))
    // It is awaited in the next round; a failure before then must not end the process.
    next.catch(() => {})
    if (rendering) yield await rendering
    rendering = next
  }
  if (rendering) yield await rendering
}
