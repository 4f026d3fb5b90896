import { lazyPage } from './pages/lazy-page.tsx'

// Pages that few visitors open: none of them is in the first load of a content page.

export const AdminLogin = lazyPage(
  'admin-login',
  async () => (await import('./pages/AdminLogin.tsx')).AdminLogin,
)
export const Construction = lazyPage(
  'construction',
  async () => (await import('./pages/Construction.tsx')).Construction,
)
export const Doctor = lazyPage('doctor', async () => (await import('./pages/Doctor.tsx')).Doctor)
export const ReferralRedirect = lazyPage(
  'referral',
  async () => (await import('./pages/ReferralRedirect.tsx')).ReferralRedirect,
)
export const ScheduleCall = lazyPage(
  'schedule-call',
  async () => (await import('./pages/ScheduleCall.tsx')).ScheduleCall,
)
export const Scheduler = lazyPage(
  'scheduler',
  async () => (await import('./pages/Scheduler.tsx')).Scheduler,
)
