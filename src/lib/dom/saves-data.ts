/** True for a visitor who asked to save data, or whose network is 2G: nothing is fetched before it is needed. */
export function savesData(navigator: object): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false
  if ('saveData' in connection && connection.saveData === true) return true
  return 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g')
}
