import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { shell } from './content/cache/shell.ts'
import { ContentContext } from './content/cache/use-content.ts'
import type { ContentStore } from './content/cache/use-content.ts'
import { ErrorBoundary } from './layout/errors/ErrorBoundary.tsx'
import { PageError } from './layout/errors/PageError.tsx'
import { RouteChange } from './layout/RouteChange.tsx'
import { SiteRoutes } from './routes.tsx'

interface SiteProps {
  content: ContentStore
  onReady?: () => void
}

/** The whole site inside a router: the same tree in the browser and in the build. */
export function Site({ content, onReady }: SiteProps) {
  const { pathname } = useLocation()
  return (
    <ContentContext value={content}>
      <RouteChange />
      <ErrorBoundary resetKey={pathname} fallback={errorScreen(content)}>
        <Suspense fallback={null}>
          <SiteRoutes />
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </ContentContext>
  )
}

function errorScreen(content: ContentStore): (error: unknown) => ReactNode {
  return (error) => <PageError error={error} settings={content.content(shell)?.settings ?? null} />
}

/** Rendered after the page: its effect runs once the page's code has loaded and hydrated. */
function Ready({ onReady }: Pick<SiteProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
