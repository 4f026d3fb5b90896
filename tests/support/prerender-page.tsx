import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createCache } from '#src/content/cache.ts'
import type { PageData } from '#src/content/cache.ts'
import type { PageContent } from '#src/content/types.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'
import { Sections } from '#src/pages/Sections.tsx'
import { Site } from '#src/Site.tsx'

/** What the build writes, and what failed while it was rendered. */
interface Prerendered {
  html: string
  failures: unknown[]
}

/** A page as the build writes it. */
export function prerenderPage(data: PageData): Promise<Prerendered> {
  return render(data.path, <Site content={createCache(data)} />)
}

// Some sections read the site settings.
const shellStore = createCache({ shell: { settings, navigation } })

/** The sections of a page without header, footer and dialogs, which takes a fraction of the time. */
export function prerenderSections({ path, sections }: PageContent): Promise<Prerendered> {
  return render(
    path,
    <QueryClientProvider client={shellStore}>
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
