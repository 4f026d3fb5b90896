/** Texts by key; never throws, even where storage is denied or full. */
export interface SafeStorage {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

/** Stores texts while the page is open. */
export function memoryStorage(): SafeStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

/** The browser's storage; the page's memory takes its place where the browser refuses. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = memoryStorage()
  return {
    read: (key) => memory.read(key) ?? attempt(() => open().getItem(key)) ?? null,
    write(key, text) {
      const isStored = attempt(() => {
        open().setItem(key, text)
        return true
      })
      if (isStored) {
        memory.remove(key)
        return
      }
      // A full store still holds the text before this one.
      attempt(() => open().removeItem(key))
      memory.write(key, text)
    },
    remove(key) {
      attempt(() => open().removeItem(key))
      memory.remove(key)
    },
  }
}

/** Stored until the tab is closed. */
export const tabStorage = safeStorage(() => sessionStorage)

/**
 * The key of the schedule state. It is in this file because every page loads it: a form that clears the
 * state needs no further file.
 */
export const scheduleStateKey = 'schedule'

/** The key of a visitor's estimate, in words, for the message of a form. */
export const estimateKey = 'estimate'

/** The key of the call booked in this tab. */
export const bookingKey = 'booking'

/** The key of a form's receipt; read before the code of receipts is loaded. */
export const receiptKey = (form: string) => `receipt:${form}`

/** Stored until it is removed. */
export const deviceStorage = safeStorage(() => localStorage)

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}

const key = 'outbox'

/** True when leads of an earlier visit may wait: only then is the outbox downloaded before a form needs it. */
export function mayHavePendingLeads(): boolean {
  return deviceStorage.read(key) !== null
}

/** Writes or removes the hint for the next visit. */
export function notePendingLeads(hasPending: boolean): void {
  if (hasPending) deviceStorage.write(key, '1')
  else deviceStorage.remove(key)
}
