/** A random UUID of version 4. `crypto.randomUUID` is missing on a site that is served without TLS. */
export function randomId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(31))].map((byte) => byte % 16)
  // The first digit of the fourth group says how the rest is laid out: 8, 9, a or b.
  const text = digits
    .map((digit, at) => (at === 15 ? 8 + (digit % 4) : digit).toString(16))
    .join('')
  return text.replace(/^(.{8})(.{4})(.{3})(.{4})(.{12})$/, '$1-$2-4$3-$4-$5')
}
