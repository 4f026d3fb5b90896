import { useLiveMode } from '@sanity/react-loader'
import { emptyActor, useOptimisticActor } from '@sanity/visual-editing/react'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { audienceOf, canonicalPath } from '#shared/paths.ts'
import { pageQuery } from '#src/content/queries/load-page.ts'
import { screenAt, screenQueries, shellQuery } from '#src/content/queries/load-shell.ts'
import { page, screen, shell } from '#src/content/cache.ts'
import { toResult } from '#src/content/find-page.ts'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'
import type { ScreenName } from '#src/content/types.ts'
import { EditLists } from './lists/EditLists.tsx'
import { PreviewBoundary } from './PreviewBoundary.tsx'
import { liveClient } from './live-client.ts'
import { useLiveContent } from './use-live-content.ts'
import { useOverlayStarts } from './use-overlay-starts.ts'
import { useOverlays } from './use-overlays.ts'

/** Rendered beside the site, inside the router: drafts as they are typed, and overlays to click on. */
export function Preview({ cache }: { cache: QueryClient }) {
  return (
    <PreviewBoundary>
      <EditInPlace cache={cache} />
    </PreviewBoundary>
  )
}

function EditInPlace({ cache }: { cache: QueryClient }) {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  useLiveMode({ client: liveClient })
  useLiveContent(cache, { key: shell.queryKey, query: shellQuery })
  useLiveContent<PageQueryResult>(cache, {
    key: page(path).queryKey,
    query: pageQuery,
    parameters: { path, audience: audienceOf(path) },
    toEntry: toResult,
  })
  const starts = useOverlayStarts(useOptimisticActor() !== emptyActor)
  const name = screenAt(path)
  return (
    <>
      <Overlays key={starts} />
      <EditLists key={path} path={path} />
      {name && <EditScreen key={name} cache={cache} name={name} />}
    </>
  )
}

function Overlays() {
  useOverlays()
  return null
}

/** A page that is not a document: its texts are one. */
function EditScreen({ cache, name }: { cache: QueryClient; name: ScreenName }) {
  useLiveContent(cache, { key: screen(name).queryKey, query: screenQueries[name] })
  return null
}
