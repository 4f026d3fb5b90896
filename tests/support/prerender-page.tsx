import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createContentCache, fillCache } from '#src/content/cache/content-cache.ts'
import type { PageData } from '#src/content/cache/content-cache.ts'
import { shell } from '#src/content/cache/shell.ts'
import type { PageContent } from '#src/content/types.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'
import { Sections } from '#src/pages/sections/Sections.tsx'
import { Site } from '#src/Site.tsx'

/** What the build writes, and what failed while it was rendered. */
interface Prerendered {
  html: string
  failures: unknown[]
}

/** A page as the build writes it. */
export async function prerenderPage(data: PageData): Promise<Prerendered> {
  const cache = createContentCache()
  fillCache(cache, data)
  const page = await render(data.path, <Site cache={cache} />)
  cache.clear()
  return page
}

// Some sections read the site settings.
const shellCache = createContentCache()
shellCache.setQueryData(shell.queryKey, { settings, navigation })

/** The sections of a page without header, footer and dialogs, which takes a fraction of the time. */
export function prerenderSections({ path, sections }: PageContent): Promise<Prerendered> {
  return render(
    path,
    <QueryClientProvider client={shellCache}>
      <Sections of={sections} />
    </QueryClientProvider>,
  )
}

async function render(path: string, site: ReactNode): Promise<Prerendered> {
  const failures: unknown[] = []
  const { prelude } = await prerender(<StaticRouter location={path}>{site}</StaticRouter>, {
    onError: (error) => void failures.push(error),
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  return { html: await new Response(prelude).text(), failures }
}
