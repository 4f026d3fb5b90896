import { browserName } from '#src/browser/browser-name.ts'
import type { Fact } from '#src/pages/facts/FactList.tsx'

/** What helps support on the phone; nothing that identifies the visitor. */
export function browserFacts(): Fact[] {
  return [
    { name: 'Browser', value: browserName(navigator.userAgent) },
    { name: 'Language', value: navigator.language },
    { name: 'Screen', value: `${screen.width} by ${screen.height}` },
    { name: 'Connection', value: connection(navigator) },
    { name: 'Time zone', value: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    { name: 'Page', value: location.pathname },
  ]
}

/** "3G, data saver on"; most browsers only report whether there is a connection. */
function connection(navigator: Navigator): string {
  const known: unknown = 'connection' in navigator ? navigator.connection : null
  const parts = [navigator.onLine ? 'online' : 'offline']
  if (typeof known !== 'object' || known === null) return parts[0] ?? ''
  if ('effectiveType' in known) parts.push(String(known.effectiveType).toUpperCase())
  if ('saveData' in known && known.saveData === true) parts.push('data saver on')
  return parts.join(', ')
}
