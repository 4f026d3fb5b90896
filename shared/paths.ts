/** Addresses that the code refers to; all other pages are in the CMS. */
export const paths = {
  home: '/',
  owner: '/owner',
  pricing: '/pricing',
  pricingEnterprise: '/pricing/enterprise',
  contact: '/contact',
  policy: '/policy',
  canpad: '/canpad',
  doctor: '/doctor',
  adminLogin: '/admin-login',
  referral: '/referral',
  /** Everything below `/referral/` is a code; the build writes one page for all of them. */
  referralCodes: '/referral/*',
  scheduleCall: '/schedule-call',
  scheduler: '/schedule-call-calendly',
  waitlistWelcome: '/waitlist-welcome',
} as const
