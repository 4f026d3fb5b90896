/** How long things last on the screen, in milliseconds. */
export const durations = {
  toast: 3000,
  demoToast: 4000,
  waitlistToast: 2000,
  toastExit: 300,
  contactBanner: 3000,
  joinTeamClose: 3000,
  schedulerLoader: 3000,
  /** From "event scheduled" to the welcome page. */
  scheduledRedirect: 4000,
  cardFlip: 800,
  carouselSlide: 500,
} as const

/** How long we wait for others, in milliseconds. */
export const waits = {
  request: 20_000,
  /** An upload without progress for this long has failed. */
  uploadStall: 30_000,
  /** After this a plain link replaces the scheduler. */
  scheduler: 10_000,
  draft: 300,
  /** From the last move of the fee estimator to the address of the page. */
  address: 300,
  /** The busy state is drawn this much later, so that the request is made first. */
  busy: 50,
  /** Storage that does not answer must not delay a lead. */
  storage: 1000,
} as const

/** Sizes of what may be typed. */
export const sizes = {
  name: 2,
  demoPhone: 9,
  inlineMessage: 7,
  projectDescription: 160,
  /** Most characters of a message, comment or description that has no other limit. */
  message: 2000,
  /** A server's message is cut here. */
  shownMessage: 300,
  /** Bytes; browsers take 64 KiB of keepalive bodies at a time. */
  keepaliveBody: 60_000,
} as const

/** What may be uploaded with a funding application. */
export const uploadLimits = { fileBytes: 10 * 1024 * 1024, files: 10, atOnce: 3 } as const

/** How long the outbox stores leads, and when it sends them again. */
export const outboxLimits = {
  /** `session`: nothing is stored after the tab is closed. */
  storage: 'device',
  age: 24 * 60 * 60 * 1000,
  /** Waits before the second, third, fourth and fifth try of one visit. */
  backOff: [1000, 2000, 4000, 8000],
  retryAfter: 5 * 60 * 1000,
} as const satisfies {
  storage: 'device' | 'session'
  age: number
  backOff: readonly number[]
  retryAfter: number
}
