import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { shell } from './content/cache.ts'
import { ErrorBoundary } from '#src/ui/lazy/ErrorBoundary.tsx'
import { PageError } from './layout/errors/PageError.tsx'
import { RouteChange } from './layout/RouteChange.tsx'
import { SiteRoutes } from './routes.tsx'

interface SiteProps {
  content: QueryClient
  onReady?: () => void
}

/** The whole site inside a router: the same tree in the browser and in the build. */
export function Site({ content, onReady }: SiteProps) {
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={content}>
      <RouteChange />
      <ErrorBoundary resetKey={pathname} fallback={errorScreen(content)}>
        <Suspense fallback={null}>
          <SiteRoutes />
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

function errorScreen(content: QueryClient): (error: unknown) => ReactNode {
  return (error) => (
    <PageError error={error} settings={content.getQueryData(shell.queryKey)?.settings ?? null} />
  )
}

/** Rendered after the page: its effect runs once the page's code has loaded and hydrated. */
function Ready({ onReady }: Pick<SiteProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
