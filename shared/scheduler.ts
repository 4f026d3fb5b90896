interface Invitee {
  firstName: string
  lastName: string
  email: string
}

/**
 * Address of the scheduler, its fields filled with the invitee's name and email.
 * @param page `host` of the page that holds it in a frame: without it the widget posts no messages
 */
export function schedulerAddress(base: string, invitee: Invitee | null, page?: string): string {
  const address = new URL(base)
  if (invitee) {
    address.searchParams.set('name', `${invitee.firstName} ${invitee.lastName}`.trim())
    address.searchParams.set('email', invitee.email)
  }
  if (page !== undefined) {
    address.searchParams.set('embed_domain', page)
    address.searchParams.set('embed_type', 'Inline')
  }
  return address.href
}

/** The name of a widget's message, such as "calendly.event_scheduled"; null for any other data. */
export function widgetEvent(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('event' in data)) return null
  return typeof data.event === 'string' && data.event.startsWith('calendly.') ? data.event : null
}
