import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createContentCache, fillCache } from '#src/content/cache/content-cache.ts'
import type { PageData } from '#src/content/cache/content-cache.ts'
import type { PageContent } from '#src/content/types.ts'
import { Sections } from '#src/pages/sections/Sections.tsx'
import { Site } from '#src/Site.tsx'

/** What the build writes, and whatever failed while it was drawn. */
interface Drawing {
  html: string
  failures: unknown[]
}

/** A page as the build writes it. */
export async function drawPage(data: PageData): Promise<Drawing> {
  const cache = createContentCache()
  fillCache(cache, data)
  const drawing = await draw(data.path, <Site cache={cache} stylesheet={null} />)
  cache.clear()
  return drawing
}

const emptyCache = createContentCache()

/** The sections of a page without what stands around every page: a fraction of the time. */
export function drawSections({ path, sections }: PageContent): Promise<Drawing> {
  return draw(
    path,
    <QueryClientProvider client={emptyCache}>
      <Sections of={sections} />
    </QueryClientProvider>,
  )
}

async function draw(path: string, site: ReactNode): Promise<Drawing> {
  const failures: unknown[] = []
  const { prelude } = await prerender(<StaticRouter location={path}>{site}</StaticRouter>, {
    onError: (error) => void failures.push(error),
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  return { html: await new Response(prelude).text(), failures }
}
