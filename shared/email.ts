/**
 * True for an address that can be written to: something before one `@`, a domain with a dot after it,
 * no spaces. Letters of every script are welcome; "a@b" is not an address on the internet.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  return /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(
    text,
  )
}
