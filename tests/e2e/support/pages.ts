/** Every page of the build, by the path that a visitor takes to it. */
export const contentPages = [
  '/',
  '/owner',
  '/enterprise',
  '/contractor',
  '/consultant',
  '/lender',
  '/developer',
  '/finance',
  '/project-manager',
  '/pricing/enterprise',
  '/pricing/premium',
  '/fee-estimator',
  '/about-us',
  '/contact',
  '/policy',
  '/referral',
  '/waitlist-welcome',
  '/schedule-call',
]

/** Pages of code; `/nowhere` is the one for paths that nobody knows. */
export const codePages = ['/schedule-call-calendly', '/doctor', '/admin-login', '/nowhere']

/** Leads away as soon as its script runs. */
export const leavingPage = '/referral/ada'
