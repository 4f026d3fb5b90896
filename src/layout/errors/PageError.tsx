import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { Settings } from '#src/content/types.ts'
import { callAddress } from '#shared/contact.ts'
import { Button, ButtonLink } from '#src/ui/action/Button.tsx'
import { ChunkLoadError, loadChunk } from '#src/browser/load-chunk.ts'
import { describeError } from './describe-error.ts'
import { LogoHead } from '#src/layout/header/LogoHead.tsx'
import styles from './PageError.module.css'

// Decoration: neither the message nor any page waits for its code.
const ErrorWall = lazy<ComponentType<{ fallen: boolean }>>(async () => {
  const wall = await loadChunk('error-wall', () => import('./ErrorWall.tsx')).catch(() => null)
  return { default: wall?.ErrorWall ?? (() => null) }
})

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
  return (
    <div className={styles.screen}>
      <LogoHead settings={settings} />
      <main id="main" className={styles.main}>
        <h1 ref={focus} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p className={styles.line}>{line}</p>
        <p className={styles.lead}>
          {isChunk
            ? 'The site was probably updated while you were reading, or the network dropped. Trying again fetches the new version.'
            : 'Something on this page broke. A form that you have just sent may have reached us: reload the page and look for its receipt.'}
        </p>
        <div className={styles.ways}>
          <Button onClick={loadAfresh}>{isChunk ? 'Try again' : 'Reload the page'}</Button>
          <ButtonLink href="/" variant="secondary">
            Take me home
          </ButtonLink>
        </div>
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
  return (
    <p className={styles.call}>
      If it keeps happening, call <a href={callAddress(phone)}>{phone}</a> and read the line above
      to us.
    </p>
  )
}
