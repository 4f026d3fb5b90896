/** How long a visitor waits for a page after clicking its link, in milliseconds. */
export const navigationWaits = {
  /** Until a page, "not found" or an error is shown: ten seconds at most, with a second to draw it. */
  whole: 9000,
  /** When page data takes longer, the content API is asked too: it may be faster. */
  pageData: 4000,
  /** A page that the build does not know. */
  newPage: 7000,
  /** A lost connection is given this long to come back. */
  secondLook: 1000,
} as const
