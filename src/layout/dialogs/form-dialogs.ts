import type { PageContent } from '#src/content/types.ts'

/** The dialogs that contain a form, by their `DialogName`. */
export const formDialogTitles = {
  demo: 'Schedule a Demo with Us',
  funding: 'Apply for Funding',
  jobs: 'Join our team',
}

export type FormDialogName = keyof typeof formDialogTitles

export function isFormDialog(name: string): name is FormDialogName {
  return Object.hasOwn(formDialogTitles, name)
}

/** The editors' notices about calling or writing, for each dialog that has one. */
export function noticesIn(texts: PageContent['dialogs']) {
  return {
    demo: texts?.demo?.demo?.notice,
    funding: texts?.funding?.funding?.notice,
    jobs: texts?.jobs?.jobs?.notice,
  }
}
