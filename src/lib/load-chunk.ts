import { TooLate, within } from './within.ts'

/**
 * Loads a part of the app by its name; gives it up after 120 s (§7).
 * @throws Error `Loading chunk NAME failed (missing)` or `(timeout)`
 */
export async function loadChunk<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await within(120_000, load())
  } catch (cause) {
    const reason = cause instanceof TooLate ? 'timeout' : 'missing'
    throw new Error(`Loading chunk ${name} failed (${reason})`, { cause })
  }
}
