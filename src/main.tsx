import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './ui/styles/layers.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { createContentCache, seedFromDocument } from './content/cache.ts'
import { refreshWhenIdle } from './content/refresh.ts'
import { firstAct } from './lib/first-act.ts'
import { whenIdle } from './lib/when-idle.ts'
import { holdSections, takeOverSections } from './pages/late.tsx'
import { mayHavePendingLeads } from './services/outbox-hint.ts'
import { Site } from './Site.tsx'
import { loadWebFonts } from './ui/styles/web-fonts.ts'

/** Settles when React has taken the page over; the boot script then replays early presses. */
export const ready = start()

async function start(): Promise<void> {
  const {
    styles = null,
    shell = null,
    revision = null,
  } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {}
  const cache = createContentCache()
  loadWebFonts()
  const seeded = await seedFromDocument(cache, shell)
  const sections = seeded?.page?.sections.map(({ _type }) => _type) ?? []
  if (seeded) holdSections(sections[0], firstAct())
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <Site cache={cache} stylesheet={styles} onReady={resolve} />
        </BrowserRouter>
      </StrictMode>
    )
    const root = document.getElementById('root') ?? document.body
    if (seeded) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  document.documentElement.dataset['ready'] = ''
  if (seeded) refreshWhenIdle(cache, revision, () => takeOverSections(sections))
  whenIdle(() => void sendPendingLeads())
}

/** Leads of an earlier visit; for nearly everybody there are none, and nothing is fetched. */
async function sendPendingLeads(): Promise<void> {
  if (!mayHavePendingLeads()) return
  const { tellLeadNews } = await import('./forms/news/lead-news.ts')
  tellLeadNews()
}
