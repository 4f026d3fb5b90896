/** Sends figures to their host like a beacon: it outlives the page, but sends none of the host's cookies. */
export function sendBeacon(address: string, figures: object): void {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(figures),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {
    // Ignored: the figures are for the site, not for the visitor.
  })
}
