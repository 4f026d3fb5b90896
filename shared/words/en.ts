/** The site's own words in English, by place; what editors write is in the CMS. */
export const en = {
  code: 'en',
  /** For Intl. */
  tag: 'en-GB',
  /** Of `<html>`. */
  dir: 'ltr',
  layout: {
    skip: 'Skip to content',
    home: (site: string) => `${site} home`,
    mainMenu: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    notice: 'Notice',
    closeNotice: 'Close notice',
  },
  languages: {
    chosen: (language: string) => `Language: ${language}`,
    missing: (language: string) => `This page is in ${language} only. Home page`,
  },
  dialog: {
    choose: 'Choose',
    cancel: 'Cancel',
    continue: 'Continue',
    close: 'Close',
    loadingForm: 'Loading the form',
  },
  failure: {
    heading: 'Unexpected Application Error!',
    updated:
      'The site was probably updated while you were reading, or the network dropped. Trying again fetches the new version.',
    broken:
      'Something on this page broke. A form that you have just sent may have reached us: reload the page and look for its receipt.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    home: 'Take me home',
    /** The telephone number is a link. */
    call: ['If it keeps happening, call ', ' and read the line above to us.'],
    unknown: 'Unknown error',
  },
}

/** What every language has; a catalog without one of them does not compile. */
export type Words = typeof en
