/**
 * The text of /.well-known/security.txt (RFC 9116): where somebody reports a vulnerability. It expires
 * in the same month of the next year; builds of one month write the same text.
 * @param site public address of the site
 * @param contact such as mailto:security@example.com; the contact page of the site when it is empty
 * @throws Error with a sentence when the contact is not an address
 */
export function securityTxt(site: string, contact = '', now = new Date()): string {
  const address = contact.trim() || `${site}/contact`
  if (!/^(?:https:\/\/|mailto:|tel:)\S+$/.test(address) && contact.trim() !== '') {
    throw new Error(
      `SITE_SECURITY_CONTACT must be such as mailto:security@example.com or https://example.com/report, not "${contact}".`,
    )
  }
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1))
  return [
    `Contact: ${address}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')
}
