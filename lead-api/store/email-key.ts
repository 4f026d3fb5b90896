import { isEmail } from '#shared/contact.ts'

/** Far longer than an address may be, in whichever form. */
const LONGEST = 1000

/**
 * One form of an e-mail address for all ways to write it: small letters, composed characters, the
 * domain in ASCII, nothing invisible. Undefined for a text that is not an address.
 */
export function emailKey(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = `http://${plain.slice(at + 1).replace(/\.$/, '')}`
  if (at < 1 || !/^http:\/\/[^/?#@:\\]+$/.test(domain) || !URL.canParse(domain)) return undefined
  const key = `${plain.slice(0, at)}@${new URL(domain).hostname}`
  return isEmail(key) ? key : undefined
}
