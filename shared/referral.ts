import { withoutPrefix } from './languages.ts'
import { unescaped } from './paths.ts'

/**
 * The code in the address of a referral link, decoded once; the address may begin with a language. Null for
 * anything that is no code.
 * @param pathname as the address bar has it, such as "/referral/ADA-1"
 */
export function referralCode(pathname: string): string | null {
  const [, raw] = /^\/referral\/([^/]+)\/*$/i.exec(withoutPrefix(pathname)) ?? []
  if (raw === undefined) return null
  const code = unescaped(raw)
  return code !== null && isReferralCode(code) ? code : null
}

/** True for 1 to 128 characters without control characters; `.` and `..` would be steps of a path. */
export function isReferralCode(text: string): boolean {
  return /^\P{Cc}{1,128}$/u.test(text) && !/^\.{1,2}$/.test(text)
}

/** The link that a referrer passes on; without a code it leads to the page that explains referrals. */
export function referralLink(site: string, code: string | null): string {
  return code === null ? `${site}/referral` : `${site}/referral/${encodeURIComponent(code)}`
}

/**
 * Address of the referral sign-up on the authentication site, with the code where there is one.
 * @throws Error when the address would leave that site
 */
export function referralSignUp(auth: string, code: string | null): string {
  const address = new URL(`${auth}/referral/signup`)
  if (code !== null) address.searchParams.set('referralCode', code)
  if (address.origin !== new URL(auth).origin)
    throw new Error('The referral sign-up would leave the authentication site.')
  return address.href
}
