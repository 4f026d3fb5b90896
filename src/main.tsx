import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './ui/styles/layers.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/utilities.css'
import './ui/styles/right-to-left.css'
import { isUnderConstruction } from './config/construction.ts'
import { hosts } from './config/hosts.ts'
import { createCache, loadPageFile, shell } from './content/cache.ts'
import { prefixOf } from '#shared/languages.ts'
import { canonicalPath } from '#shared/paths.ts'
import { loadWords, setWords, t } from '#shared/words/words.ts'
import {
  dropHandledClicks,
  queueClick,
  replayClicks,
  firstInteraction,
} from './boot/click-queue.ts'
import { loadChunk, mayReloadAfter } from './browser/load-chunk.ts'
import { savesData, whenIdle } from './browser/slow-connection.ts'
import { isClosedAt } from './pages/ConstructionGate.tsx'
import { Footer } from './layout/Layout.tsx'
import { applyStylesheets, keepStylesheets } from './layout/Stylesheet.tsx'
import { deferHydration, hydrateSections } from './pages/Sections.tsx'
import { mayHavePendingLeads } from './browser/storage/safe-storage.ts'
import { Site } from './Site.tsx'
import { ErrorBoundary } from '#src/ui/lazy/ErrorBoundary.tsx'
import { loadWebFonts } from './ui/styles/web-fonts.ts'

/** Settles when React has taken the page over. */
export const ready = start()

async function start(): Promise<void> {
  // Requested together with the content.
  const guards = loadChunk('page-guards', () => import('./boot/page-guards.ts'))
  const html = document.documentElement
  // Without the words, or what sections share with the footer, the page stays as the build wrote it.
  const parts = Promise.all([
    loadChunk('words', () => loadWords(prefixOf(location.pathname).slice(1) || html.lang)),
    Footer.load(),
  ])
  parts.catch(() => {})
  settleAddress()
  // Arabic letters are the system's.
  if (html.dir !== 'rtl') void loadWebFonts()
  await wholePage()
  keepStylesheets()
  const element = document.getElementById('root') ?? document.body
  // The build contains only the sign; the site itself is for visitors who have logged in.
  if (isClosedAt(location.pathname) && element.childElementCount > 0) return markReady()
  const { content = '', revision = null } =
    document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {}
  const file = await loadPageFile(content).catch(reloadOnce)
  const [words] = await parts.catch(reloadOnce)
  setWords(words)
  // In development there is one HTML file for all languages.
  if (import.meta.env.DEV) Object.assign(html, { lang: t().code, dir: t().dir })
  const cache = createCache(file)
  // The page for unknown paths knows header and footer alone: there is nothing to hydrate.
  const built = file && 'path' in file ? file : null
  const sections = built?.page?.sections.map(({ _type }) => _type) ?? []
  // A visitor's page is neither framed nor opened by another window: it loads nothing of the preview.
  const isPreview = self !== top || Boolean(opener)
  if (built && !isPreview) deferHydration(firstInteraction())
  // Until then the page stays as the build wrote it.
  if (isUnderConstruction) await cache.prefetchQuery(shell)
  // A built page has the boot script for this.
  if (import.meta.env.DEV) addEventListener('click', queueClick, true)
  dropHandledClicks()
  // The page works without them, as long as nothing else changes it.
  const onRecoverableError = await guards.then(
    ({ guardPage }) => guardPage(),
    () => undefined,
  )
  await new Promise<void>((resolve) => {
    const app = (preview?: ReactNode) => (
      <StrictMode>
        <BrowserRouter>
          <Site content={cache} onReady={resolve} />
          {/* Without the preview the page still works; React logs the error. */}
          {preview && <ErrorBoundary fallback={() => null}>{preview}</ErrorBoundary>}
        </BrowserRouter>
      </StrictMode>
    )
    const root = built ? hydrateRoot(element, app(), { onRecoverableError }) : createRoot(element)
    if (!built) {
      root.render(app())
      applyStylesheets()
    }
    if (isPreview)
      void import('./preview/open-preview.tsx').then(({ openPreview }) =>
        openPreview(cache, (preview) => root.render(app(preview))),
      )
  })
  markReady()
  // In the preview the Studio sends the content.
  if (built && !isPreview && !savesData(navigator))
    whenIdle(async () => {
      const { refreshContent } = await loadChunk('refresh', () => import('./content/refresh.ts'))
      await refreshContent(cache, revision, () => hydrateSections(sections))
    })
  whenIdle(sendPendingLeads)
  if (hosts.metrics && !isPreview) whenIdle(watchVitals)
  if (import.meta.env.DEV && !isPreview) void watchPublished(cache)
}

/**
 * Reloads the page where a deploy took the content away, once a minute.
 * @throws the error in any case: the boot script then stores what was typed before the page is left
 */
function reloadOnce(error: unknown): never {
  if (mayReloadAfter(error)) setTimeout(() => location.reload())
  throw error
}

/** The app is asked for at the first press, which may come before the last of the page. */
async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
}

function markReady(): void {
  document.documentElement.dataset['ready'] = ''
  replayClicks()
}

/** A host may serve other spellings of a page's address; from here on there is only one. */
function settleAddress(): void {
  const { pathname, search, hash } = location
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) history.replaceState(history.state, '', canonical + search + hash)
}

/** Only if the configuration names a host for the measurements. */
async function watchVitals(): Promise<void> {
  const { reportVitals } = await loadChunk('vitals', () => import('./vitals/vitals.ts'))
  reportVitals(hosts.metrics)
}

/** In development an open tab shows what is published; a build looks once. */
async function watchPublished(cache: QueryClient): Promise<void> {
  const { watchContent } = await loadChunk('live', () => import('./content/watch-content.ts'))
  watchContent(cache)
}

/** Sends leads of an earlier visit; for nearly every visitor there are none, and nothing is loaded. */
async function sendPendingLeads(): Promise<void> {
  if (!mayHavePendingLeads()) return
  const { startLeadNotifications } = await loadChunk(
    'lead-notifications',
    () => import('./forms/notifications/lead-notifications.ts'),
  )
  startLeadNotifications()
}
