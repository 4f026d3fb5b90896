import type { LoadedPage, Render, RenderedPage } from './renderer.ts'

const batchSize = 100

/**
 * Loads and renders pages in their order, a batch at a time. While one batch is rendered, the next is
 * loaded: no more than two are in memory.
 */
export async function* inBatches(
  paths: readonly string[],
  load: (paths: readonly string[]) => Promise<LoadedPage[]>,
  render: Render,
): AsyncGenerator<RenderedPage[]> {
  let rendering: Promise<RenderedPage[]> | null = null
  for (let start = 0; start < paths.length; start += batchSize) {
    const loaded = await load(paths.slice(start, start + batchSize))
    const next = renderAll(loaded, render)
    // It is awaited in the next round; a failure before then must not end the process.
    next.catch(() => {})
    if (rendering) yield await rendering
    rendering = next
  }
  if (rendering) yield await rendering
}

function renderAll(pages: LoadedPage[], render: Render): Promise<RenderedPage[]> {
  return Promise.all(pages.map(async (page) => ({ ...page, ...(await render(page.content)) })))
}
