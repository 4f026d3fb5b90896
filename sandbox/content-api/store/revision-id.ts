import { randomBytes } from 'node:crypto'

/** A transaction id like Sanity's: 22 letters and digits. */
export function createRevisionId(): string {
  return randomBytes(33)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)
}
