import { lazy } from './ui/lazy/lazy.tsx'

// Pages that few visitors open: none of them is part of a content page's first load.

export const AdminLogin = lazy(
  'admin-login',
  () => import('./pages/AdminLogin.tsx'),
  (m) => m.AdminLogin,
)
export const Construction = lazy(
  'construction',
  () => import('./pages/Construction.tsx'),
  (m) => m.Construction,
)
export const Health = lazy(
  'health',
  () => import('./pages/Health.tsx'),
  (m) => m.Health,
)
export const ReferralRedirect = lazy(
  'referral',
  () => import('./pages/ReferralRedirect.tsx'),
  (m) => m.ReferralRedirect,
)
export const ScheduleCall = lazy(
  'schedule-call',
  () => import('./pages/ScheduleCall.tsx'),
  (m) => m.ScheduleCall,
)
export const Scheduler = lazy(
  'scheduler',
  () => import('./pages/Scheduler.tsx'),
  (m) => m.Scheduler,
)
