import type { Connection } from './slow-connection.ts'

/** True for a visitor who asked to save data, or whose network is 2G: nothing is fetched ahead of its use. */
export function savesData({ connection }: { connection?: Connection }): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
