/** The one input source of an action sequence, in the words that both WebDriver protocols share. */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: readonly Record<string, unknown>[]
}

/** A window of a real browser with storage of its own. */
export interface Driver {
  goto: (url: string) => Promise<void>
  /** Runs an expression in the page and awaits it; what it gives must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (sources: readonly InputSource[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Errors on the console and uncaught exceptions so far; empty where the protocol tells of none. */
  faults: () => readonly string[]
  close: () => Promise<void>
}

/** A browser that windows are opened in. */
export interface Engine {
  name: string
  openWindow: () => Promise<Driver>
  close: () => Promise<void>
}

/** Thrown when a browser answers a command with an error; the message is the browser's own. */
export class DriverError extends Error {}
