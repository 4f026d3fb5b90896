import type { PageContent } from '#src/content/types.ts'

/** What header, footer and dialogs need to know of a page. */
export interface LayoutPage {
  path: string
  /** Replaces the label of the header's Sign up button. */
  signUpLabel?: string | null
  /** Names of the dialogs that the page's actions open. */
  opens?: string[]
  /** The texts of the dialogs that contain a form. */
  dialogs?: PageContent['dialogs']
  /** What the page's own "Learn More" opens. */
  learn?: PageContent['learn']
}
