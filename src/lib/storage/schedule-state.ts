/** Who joined the waitlist in this tab (§3, "Schedule state"). */
export interface ScheduleState {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

/** Where the tab's session storage keeps it. */
export const scheduleStateKey = 'schedule'

/** The state out of its stored text; null for anything that is not one. */
export function parseScheduleState(text: string | null): ScheduleState | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const read = (name: string) => {
    const field = fields.get(name)
    return typeof field === 'string' ? field : null
  }
  const [firstName, lastName, email] = [read('firstName'), read('lastName'), read('email')]
  const phoneNumber = read('phoneNumber')
  if (firstName === null || lastName === null || email === null || phoneNumber === null) return null
  return { firstName, lastName, email, phoneNumber }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
