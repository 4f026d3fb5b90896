import { lazy, Suspense, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import type { Settings } from '#src/content/types.ts'
import { callAddress } from '#shared/contact.ts'
import { t } from '#shared/words/words.ts'
import { ActionRow, Button, ButtonLink } from '#src/ui/action/Action.tsx'
import { pagePrefix } from '#src/browser/language.ts'
import { ChunkLoadError } from '#src/browser/load-chunk.ts'
import { LogoHead } from '#src/layout/header/LogoHead.tsx'
import { applyStylesheets } from '#src/layout/Stylesheet.tsx'
import { Band, Lead } from '#src/ui/band/Band.tsx'
import styles from './PageError.module.css'

// Decoration: neither the message nor any page waits for its code.
const ErrorWall = lazy(() =>
  import('./ErrorWall.tsx').then(
    (wall) => ({ default: wall.ErrorWall }),
    () => ({ default: () => [] }),
  ),
)

interface PageErrorProps {
  error: unknown
  settings: Settings | null
}

/**
 * The screen of last resort. It depends on nothing else of the page, and its links load a new document,
 * so that whatever broke is gone.
 */
export function PageError({ error, settings }: PageErrorProps) {
  const line = describeError(error)
  const isChunk = error instanceof ChunkLoadError
  const home = pagePrefix() || '/'
  // A built page that fails before it is hydrated leaves with its own links.
  useLayoutEffect(applyStylesheets, [])
  return (
    <div className={`column ${styles.screen}`}>
      <LogoHead settings={settings} home={home} />
      <main id="main" className={`measure ${styles.main}`}>
        <h1 className="hero-title" ref={focus} tabIndex={-1}>
          {t().failure.heading}
        </h1>
        <p className={`callout strong ${styles.line}`}>{line}</p>
        <Lead>{isChunk ? t().failure.updated : t().failure.broken}</Lead>
        <ActionRow className="above-7">
          <Button onClick={loadAfresh}>
            {isChunk ? t().failure.tryAgain : t().failure.reload}
          </Button>
          <ButtonLink href={home} variant="secondary">
            {t().failure.home}
          </ButtonLink>
        </ActionRow>
        {settings ? <Call phone={settings.phone} /> : null}
      </main>
      <Suspense fallback={null}>
        <ErrorWall fallen={!isChunk} />
      </Suspense>
    </div>
  )
}

function focus(heading: HTMLElement | null) {
  heading?.focus()
}

function loadAfresh() {
  window.location.reload()
}

function Call({ phone }: { phone: string }) {
  const [before, after] = t().failure.call
  return (
    <p className="note">
      {before}
      <a href={callAddress(phone)}>
        <bdi>{phone}</bdi>
      </a>
      {after}
    </p>
  )
}

/** A part of a page whose code did not arrive is named, with another try; one that breaks is left out. */
export function lostPart(error: unknown): ReactNode {
  return error instanceof ChunkLoadError ? (
    <Band as="div">
      <p role="alert">{error.message}</p>
      <Button onClick={() => location.reload()}>{t().failure.tryAgain}</Button>
    </Band>
  ) : null
}

/** One line about an error that a visitor can read out to support. */
export function describeError(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  return typeof error === 'string' && error ? error : t().failure.unknown
}
