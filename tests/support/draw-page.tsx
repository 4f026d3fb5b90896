import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createContentCache, fillCache } from '#src/content/cache/content-cache.ts'
import type { PageData } from '#src/content/cache/content-cache.ts'
import { Site } from '#src/Site.tsx'

/** A page as the build writes it, and whatever failed while it was drawn. */
export async function drawPage(data: PageData): Promise<{ html: string; failures: unknown[] }> {
  const cache = createContentCache()
  fillCache(cache, data)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={data.path}>
      <Site cache={cache} stylesheet={null} />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  const html = await new Response(prelude).text()
  cache.clear()
  return { html, failures }
}
