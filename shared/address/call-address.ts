/** The address that calls the number in a text as people write it; undefined where there is none. */
export function callAddress(phone: string): string | undefined {
  const number = readNumber(phone)
  return number && `tel:${number}`
}

/** "Tel. +44 (0)20 7946 0958 ext. 12 / B" gives "+442079460958"; people dial an extension by hand. */
export function readNumber(phone: string): string | undefined {
  const text = phone
    .replace(/^[^+]*(?=\+)/, '')
    .replace(/^((?:\+|00).*?)\( ?0 ?\)/, '$1')
    // The slash of an area code, not that of a second number.
    .replace(/^((?:\D*\d){1,6}\D*?)\//, '$1')
  const [number] = /\+?(?:[^\p{L}\d/|;,&+]*\d)+/u.exec(text) ?? []
  return number?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+')
}
