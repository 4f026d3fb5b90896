import type { Locator, Page } from '@playwright/test'

/** Origins of what a screenshot may show or change. */
export interface Addresses {
  studio: string
  site: string
  sandbox: string
}

/** A screenshot of a guide: what is opened, what is done there, and what of it is framed. */
export interface Screenshot {
  /** Of its file in `docs/screenshots`, without the ending. */
  name: string
  /** Of the window, in CSS pixels; 800 without it. */
  height?: number
  open: (addresses: Addresses) => string
  /** Changes what is there before it is opened; drafts are deleted afterwards. */
  prepare?: (addresses: Addresses) => Promise<void>
  steps?: (page: Page) => Promise<void>
  /** The screenshot holds all of these; without it, the whole window. */
  frame?: (page: Page) => Locator[]
}
