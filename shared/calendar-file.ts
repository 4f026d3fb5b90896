export interface CalendarEvent {
  /** The same for the same event, so that adding it twice changes the first entry. */
  uid: string
  /** A day such as "2026-12-07" for an event that lasts the whole of it. */
  start: Date | string
  /** Null where it is not known: the event then marks its start. */
  end: Date | null
  summary: string
  description: string
}

/**
 * A calendar file (iCalendar, RFC 5545); its times are in UTC.
 * @param stamp when the file is made
 */
export function calendarFile(stamp: Date, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Site//Calendar//EN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, start, end, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${utc(stamp)}`,
      typeof start === 'string'
        ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`
        : `DTSTART:${utc(start)}`,
      ...(end ? [`DTEND:${utc(end)}`] : []),
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      'END:VEVENT',
    ]),
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

/** Lines have at most 75 bytes of UTF-8; a longer one continues after a space, never within a character. */
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
