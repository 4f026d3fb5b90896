/** Stands around each text, so that a whole text can be told from a part of one. */
const SEPARATOR = '\u001F'

/** Every text and number of a body in small letters, each between two separators. */
export function searchTextOf(body: Record<string, unknown>): string {
  return `${SEPARATOR}${atomsOf(body).join(SEPARATOR)}${SEPARATOR}`
}

/** The search text of one whole value. */
export function wholeValue(value: string): string {
  return `${SEPARATOR}${plain(value)}${SEPARATOR}`
}

/** A text as it is searched for. */
export function plain(value: string): string {
  return value.replaceAll(SEPARATOR, ' ').trim().toLowerCase()
}

function atomsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(atomsOf)
  return [plain(String(value))]
}
