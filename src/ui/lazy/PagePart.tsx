import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface PagePartProps {
  /** In its place while it loads. */
  fallback?: ReactNode
  /** In its place after it was lost; by default the same. */
  lost?: (error: unknown) => ReactNode
  children: ReactNode
}

/**
 * A part of a page whose code may load late or never: the rest of the page does not wait for it. The next page
 * does not wait either, so each page has its own boundary: React keeps showing one until its new content has loaded.
 */
export function PagePart({ fallback = null, lost = () => fallback, children }: PagePartProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} fallback={lost}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
