import { loadChunk } from './lib/load-chunk.ts'
import { withStylesheet } from './lib/stylesheet.ts'
import { lazyComponent } from './ui/lazy/lazy-component.ts'
import { loadWaitlist } from './pages/sections/slots/load-waitlist.ts'

// Pages that few visitors open: none of them is part of a content page's first load, nor are their
// styles.

export const AdminLogin = lazyComponent(
  'admin-login',
  async (name) =>
    (
      await withStylesheet(
        'forms',
        loadChunk(name, () => import('./pages/AdminLogin.tsx')),
      )
    ).AdminLogin,
)
export const Construction = lazyComponent(
  'construction',
  async (name) =>
    (
      await withStylesheet(
        'forms',
        loadChunk(name, () => import('./pages/Construction.tsx')),
      )
    ).Construction,
)
export const Health = lazyComponent(
  'health',
  async (name) =>
    (
      await withStylesheet(
        'forms',
        loadChunk(name, () => import('./pages/Health.tsx')),
      )
    ).Health,
)
export const ReferralRedirect = lazyComponent(
  'referral',
  async (name) =>
    (
      await withStylesheet(
        'forms',
        loadChunk(name, () => import('./pages/ReferralRedirect.tsx')),
      )
    ).ReferralRedirect,
)
export const ScheduleCall = lazyComponent('schedule-call', async (name) => {
  // The form's slot reports a failure itself. A visitor whom the host gave the page for unknown paths
  // (`/404`) is where the form is switched off.
  if (!globalThis.document?.querySelector('[data-content*="data/404"]'))
    loadWaitlist().catch(() => {})
  return (
    await withStylesheet(
      'forms',
      loadChunk(name, () => import('./pages/ScheduleCall.tsx')),
    )
  ).ScheduleCall
})
export const Scheduler = lazyComponent(
  'scheduler',
  async (name) =>
    (
      await withStylesheet(
        'forms',
        loadChunk(name, () => import('./pages/Scheduler.tsx')),
      )
    ).Scheduler,
)
