/** A random UUID of version 4. `crypto.randomUUID` is missing on a site that is served without TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (digit, at: number) => {
    const byte = bytes[at] ?? 0
    return (digit === 'x' ? byte % 16 : 8 + (byte % 4)).toString(16)
  })
}
