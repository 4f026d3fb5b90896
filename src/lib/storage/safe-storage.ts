/** Texts by key; denied, full and private storage never throws. */
export interface SafeStorage {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

/** A store of this page alone. */
export function memoryStorage(): SafeStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

/** Storage of the browser, with the page's memory in its place where the browser refuses. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = memoryStorage()
  return {
    read: (key) => memory.read(key) ?? attempt(() => open().getItem(key)) ?? null,
    write(key, text) {
      const isKept = attempt(() => {
        open().setItem(key, text)
        return true
      })
      if (isKept) {
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

/** Kept until the tab is closed. */
export const tabStorage = safeStorage(() => sessionStorage)

/** Kept until it is removed. */
export const deviceStorage = safeStorage(() => localStorage)

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
