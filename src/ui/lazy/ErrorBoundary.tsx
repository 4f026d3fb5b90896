import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface ErrorBoundaryProps {
  /** Rendered in place of the children after one of them failed. */
  fallback: (error: unknown) => ReactNode
  /** A new value (such as the path of the next page) renders the children again. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
  resetKey: string | undefined
}

/** Limits a rendering error to its children: the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}

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
