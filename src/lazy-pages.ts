import { loadChunk } from './browser/load-chunk.ts'
import { lazyComponent } from './ui/lazy/lazy.ts'

// Pages that few visitors open: none of them is part of a content page's first load.

export const AdminLogin = lazyComponent(
  'admin-login',
  () => import('./pages/AdminLogin.tsx'),
  (m) => m.AdminLogin,
)
export const Construction = lazyComponent(
  'construction',
  () => import('./pages/Construction.tsx'),
  (m) => m.Construction,
)
export const Health = lazyComponent(
  'health',
  () => import('./pages/Health.tsx'),
  (m) => m.Health,
)
export const ReferralRedirect = lazyComponent(
  'referral',
  () => import('./pages/ReferralRedirect.tsx'),
  (m) => m.ReferralRedirect,
)
export const ScheduleCall = lazyComponent(
  'schedule-call',
  () => {
    // The form's slot reports a failure itself. A visitor whom the host gave the page for unknown paths
    // (`/404`) is where the form is switched off.
    if (!globalThis.document?.querySelector('[data-content*="data/404"]'))
      loadChunk('waitlist-form', () => import('./forms/waitlist/WaitlistForm.tsx')).catch(() => {})
    return import('./pages/ScheduleCall.tsx')
  },
  (m) => m.ScheduleCall,
)
export const Scheduler = lazyComponent(
  'scheduler',
  () => import('./pages/Scheduler.tsx'),
  (m) => m.Scheduler,
)
