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

export interface CalendarEvent {
  /** The same for the same event, so that adding it twice changes the first entry. */
  uid: string
  /** When the file is made. */
  stamp: Date
  start: Date
  /** Null where it is not known: the event then marks its start. */
  end: Date | null
  summary: string
  description: string
}

/** A calendar file (iCalendar, RFC 5545) with one event; its times are in UTC. */
export function calendarFile({
  uid,
  stamp,
  start,
  end,
  summary,
  description,
}: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Site//Calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    ...(end ? [`DTEND:${utc(end)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

/** "20261126T150000Z" */
function utc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Lines hold at most 75 bytes of UTF-8; a longer one continues after a space, never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let folded = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
