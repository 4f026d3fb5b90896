/** Every route that shows a page, with the heading that its visitors find. */
export const pages = [
  ['/', /Fund it\.\s*Build it\.\s*See every brick\./],
  ['/owner', 'Build your project with confidence'],
  ['/enterprise', 'Manage construction projects like a pro'],
  ['/finance', /Build Now,\s*Pay Later\./],
  ['/contractor', 'Gain Access to Bid on a Steady Pool of Construction Projects'],
  ['/consultant', 'Gain Access to Bid on a Steady Pool of Construction Projects'],
  ['/lender', 'Powering Smart Capital Deployment to Build Africa’s 50 Million Housing Deficit'],
  ['/developer', 'Fund your next project. Keep control of it.'],
  ['/about-us', 'We build the way out of a 52 million home deficit.'],
  ['/contact', 'Have any questions? Contact us'],
  ['/pricing/enterprise', 'Choose the plan that is right for you'],
  ['/pricing/premium', 'Five verified contractors. You pick one.'],
  ['/fee-estimator', 'Estimate the fees we charge for delivering your project'],
  ['/project-manager', 'Your On-Call Project Manager'],
  ['/policy', 'Privacy Policy'],
  ['/doctor', 'Site health'],
  ['/referral', 'Share, refer, earn up to $300!'],
  ['/schedule-call', 'Take the First Steps Towards your Dream Home!'],
  ['/schedule-call-calendly', 'Choose a time for your call'],
  ['/waitlist-welcome', 'You’re in!'],
  ['/admin-login', 'Admin login'],
] as const

/** Every route that leads on to another one, for good. */
export const moved = [
  ['/canpad', '/owner'],
  ['/canpad/', '/owner'],
  ['/canpad?from=mail', '/owner?from=mail'],
  ['/pricing', '/pricing/enterprise'],
  ['/pricing/', '/pricing/enterprise'],
  ['/owner/', '/owner'],
  ['/pricing/premium/', '/pricing/premium'],
  ['/policy/?a=b', '/policy?a=b'],
] as const

/** Other spellings of a page's address, which a host may answer as well. */
export const respelled = [
  ['/index.html', '/'],
  ['/owner.html?a=b', '/owner?a=b'],
  ['//owner', '/owner'],
  ['///owner', '/owner'],
  ['/%6Fwner', '/owner'],
] as const

/** Paths at which there is nothing. */
export const unknown = ['/nowhere', '/404', '/owner/house', '/%E0%A4%A'] as const

/** What may stand behind /referral/ without being a code: it must never leave the sign-up's path. */
export const hostileCodes = ['x'.repeat(5000), '%0d%0aSet-Cookie:a', 'a/b'] as const

/** Codes that look like something else and yet are credited, as they stand behind /referral/. */
export const unusualCodes = [
  'john.doe',
  'plan.html',
  'x'.repeat(65),
  'a%20b',
  '..%2F..%2Fsignin',
  '%2e%2e%2f%2e%2e%2fsignin',
  '%2F%2Fevil.example',
  'javascript:alert(1)',
  'a%26admin=1',
  '%F0%9F%A7%B1',
] as const
