/** How long a visitor waits for a page after a press on its link, in milliseconds. */
export const navigationWaits = {
  /** To a page, "not found" or an error: ten seconds are promised. */
  whole: 9000,
  /** A page's data that takes longer may come sooner from the content API, which is asked beside it. */
  pageData: 4000,
  /** A page that the build does not know. */
  newPage: 7000,
  /** A line that broke is given so long to come back. */
  secondLook: 1000,
} as const
