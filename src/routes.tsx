import { matchPath, useLocation } from 'react-router-dom'
import type { ReactElement } from 'react'
import { isUnderConstruction } from './config/construction.ts'
import { withoutPrefix } from '#shared/languages.ts'
import { paths, codeRedirects, canonicalPath } from '#shared/paths.ts'
import { loadChunk } from './browser/load-chunk.ts'
import { ConstructionGate } from './pages/ConstructionGate.tsx'
import { ContentPage, useRedirect } from './pages/ContentPage.tsx'
import { lazy } from './ui/lazy/lazy.tsx'

// Pages that few visitors open: none of them is part of a content page's first load.

const AdminLogin = lazy('admin-login', () => import('./pages/AdminLogin.tsx'), 'AdminLogin')
const Construction = lazy('construction', () => import('./pages/Construction.tsx'), 'Construction')
const Health = lazy('health', () => import('./pages/Health.tsx'), 'Health')
const ReferralRedirect = lazy(
  'referral',
  () => import('./pages/ReferralRedirect.tsx'),
  'ReferralRedirect',
)
const ScheduleCall = lazy('schedule-call', () => import('./pages/ScheduleCall.tsx'), 'ScheduleCall')
const Scheduler = lazy('scheduler', () => import('./pages/Scheduler.tsx'), 'Scheduler')

type Entry = { path: string; element: ReactElement } | { path: string; redirect: string }

/**
 * The site map: every URL with its own code, every redirect, and the one route for the CMS's pages. The
 * first path that matches counts.
 */
export const siteMap: Entry[] = [
  ...codeRedirects,
  { path: paths.referral, element: <ContentPage /> },
  { path: paths.referralCodes, element: <ReferralRedirect /> },
  { path: paths.scheduleCall, element: <ScheduleCall /> },
  { path: paths.scheduler, element: <Scheduler /> },
  { path: paths.doctor, element: <Health outboxLength={waitingMessages} /> },
  { path: paths.adminLogin, element: <AdminLogin /> },
  { path: '*', element: <ContentPage /> },
]

export function SiteRoutes() {
  const location = useLocation()
  // A code may contain a line break, which the router's patterns do not match.
  const pathname = canonicalPath(location.pathname).replace(/%0[AD]/g, '')
  // Not `useRoutes`, which brings nested routes, loaders and their error screens along: 3 kB for each visitor.
  const entry = siteMap.find(({ path }) => matchPath(path, withoutPrefix(pathname)))
  return (
    <ConstructionGate isClosed={isUnderConstruction} sign={<Construction />}>
      {entry && elementOf(entry)}
    </ConstructionGate>
  )
}

function elementOf(entry: Entry): ReactElement {
  return 'redirect' in entry ? <Redirect to={entry.redirect} /> : entry.element
}

function Redirect({ to }: { to: string }) {
  useRedirect(to)
  return null
}

/** Only the health page asks: the outbox is not part of a page's first load. */
async function waitingMessages(): Promise<number> {
  const { outbox } = await loadChunk('outbox', () => import('./leads/outbox/outbox.ts'))
  return (await outbox.pending()).length
}
