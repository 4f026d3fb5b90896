/**
 * Lets a link to another site open in its own tab: in the Studio's frame that site would take the place of
 * the page that is edited, and most sites refuse to be framed.
 */
export function keepFrame({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href], area[href]') : null
  if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return
  const isWeb = link.protocol === 'http:' || link.protocol === 'https:'
  if (!isWeb || link.origin === location.origin) return
  link.target = '_blank'
  link.rel = 'noopener'
}
