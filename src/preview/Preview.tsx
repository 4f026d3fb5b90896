import { useMemo } from 'react'
import { useLiveMode, useQuery } from '@sanity/react-loader'
import { emptyActor, useOptimisticActor } from '@sanity/visual-editing/react'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { prefixOf } from '#shared/languages.ts'
import { audienceOf, canonicalPath, guidePlace } from '#shared/paths.ts'
import { guidePage } from '#src/content/queries/guides.ts'
import type { Guides } from '#src/content/queries/guides.ts'
import { guideParameters, guidesQuery, pageQuery } from '#src/content/queries/load-page.ts'
import { screenAt, screenQueries, shellQuery } from '#src/content/queries/load-shell.ts'
import { page, screen, shell } from '#src/content/cache.ts'
import { toResult } from '#src/content/find-page.ts'
import type { GuidesQueryResult, PageQueryResult } from '#src/content/generated/types.generated.ts'
import type { ScreenName, Valid } from '#src/content/types.ts'
import { liveClient } from './live-client.ts'
import { NOTHING_YET, useLiveContent } from './live-content.ts'
import { markMembers, type StoredPage, storedPageQuery } from './members.ts'
import { useOverlays, useOverlayStarts } from './overlays.ts'

/** Rendered beside the site, inside the router: drafts as they are typed, and overlays to click on. */
export function Preview({ cache }: { cache: QueryClient }) {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  useLiveMode({ client: liveClient })
  useLiveContent(cache, { key: shell.queryKey, query: shellQuery })
  const starts = useOverlayStarts(useOptimisticActor() !== emptyActor)
  const name = screenAt(path)
  const Edit = guidePlace(path) ? EditGuides : EditPage
  return (
    <>
      <Overlays key={starts} />
      <Edit key={`page ${path}`} cache={cache} path={path} />
      {name && <EditScreen key={name} cache={cache} name={name} />}
    </>
  )
}

function Overlays() {
  useOverlays()
  return null
}

/** A page of the CMS; its sections, cards and buttons can be moved, added, copied and removed where they are. */
function EditPage({ cache, path }: { cache: QueryClient; path: string }) {
  const key = useMemo(() => page(path).queryKey, [path])
  const parameters = useMemo(() => ({ path, audience: audienceOf(path) }), [path])
  const stored = useStoredPage(path)
  const toEntry = useMemo(
    () => (content: Valid<PageQueryResult | null> | null) => toResult(markMembers(content, stored)),
    [stored],
  )
  useLiveContent<PageQueryResult>(cache, {
    key,
    query: pageQuery,
    parameters,
    toEntry,
  })
  return null
}

/** A guide, or a part of the list of guides, which are made of the page with that list. */
function EditGuides({ cache, path }: { cache: QueryClient; path: string }) {
  const key = useMemo(() => page(path).queryKey, [path])
  const parameters = useMemo(() => guideParameters(prefixOf(path), [path]), [path])
  const stored = useStoredPage(path)
  const toEntry = useMemo(
    () => (content: Guides | null) =>
      toResult(markMembers(content && guidePage(path, content), stored)),
    [path, stored],
  )
  useLiveContent<GuidesQueryResult>(cache, { key, query: guidesQuery, parameters, toEntry })
  return null
}

function useStoredPage(path: string): StoredPage | null {
  const parameters = useMemo(() => ({ path }), [path])
  return useQuery<StoredPage | null>(storedPageQuery, parameters, NOTHING_YET).data
}

/** A page that is not a document: its texts are one. */
function EditScreen({ cache, name }: { cache: QueryClient; name: ScreenName }) {
  const key = useMemo(() => screen(name).queryKey, [name])
  useLiveContent(cache, { key, query: screenQueries[name] })
  return null
}
