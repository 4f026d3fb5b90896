/** Medians of visits in the slow profile; times in milliseconds from the start of navigation. */
export interface Paints {
  fcp: number
  lcp: number
  /** The largest of all visits. */
  cls: number
  /** Beyond 50 ms a task, from the first paint until the app is ready. */
  blocked: number
  requests: number
  kB: number
}

/** What was received in a visit, headers included. */
export interface Load {
  requests: number
  kB: number
}

/** What a phone receives; the keys of `slow` are pixel ratios. */
export interface Loads {
  /** On a slow connection before the visitor does anything. */
  slow: Record<string, Load>
  /** With Save-Data, before the visitor does anything. */
  saveData: Load
  /** On a fast connection once it is idle. */
  idle: Load
  /** After the page was scrolled through and all of it was used, on a slow connection. */
  slowUsed: Load
  /** The same on a fast one. */
  used: Load
}

/** A control of the first two screens that was pressed at the first paint in the slow profile. */
export interface Press {
  name: string
  /** Until the frame after its first effect; null when it had none. */
  ms: number | null
}

/** Milliseconds from a click on a link to the other page's heading, in the slow profile. */
export interface Navigations {
  /** Its content was fetched before, as when the link is hovered. */
  prefetched: number
  /** Nothing was. */
  cold: number
  /** The browser loads the page whole. */
  full: number
}

export interface PageReport {
  path: string
  /** By the name of what was visited: the variants of the build, and other pages. */
  paints: Record<string, Paints>
  /** The page as built, and other pages. */
  loads: Record<string, Loads>
  presses: Record<string, Press[]>
  /** From this page to the contact page; null on that page. */
  navigations: Navigations | null
}

export interface BenchReport {
  /** ISO 8601 */
  date: string
  machine: string
  conditions: string
  pages: PageReport[]
}
