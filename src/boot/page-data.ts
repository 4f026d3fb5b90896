declare global {
  interface Window {
    /** The file with the page's content: requested by the boot script, read by the app. */
    contentRequest?: Promise<Response>
  }
}

// The data attributes through which the HTML and the scripts of a page talk, without their "data-".
// Components and styles write them out. The bundler inlines the constants: keep each a plain string.

/** On a control that needs the app: its clicks are queued until its section has hydrated. */
export const REPLAY = 'replay'
/** On a form that cannot be sent yet: the name of its draft, empty where nothing is stored. */
export const WAITS = 'waits'
/** On a hidden notice that is shown when the app does not load. */
export const LOST = 'lost'
/** On content that is useless without the app, which then starts at once. */
export const NEEDS_APP = 'needs-app'
/** On the bar of a notice and on the script before it: its times. On the document: it shows. */
export const NOTICE = 'notice'
/** On the document: the visitor has interacted with the page. */
export const INTERACTED = 'interacted'
/** On the document: the visitor has scrolled. */
export const SCROLLED = 'scrolled'
/** On an arrow of a row of slides that has not hydrated: 1 or -1, the way that it steps. */
export const STEP = 'step'
/** On each slide of a row. */
export const SLIDE = 'slide'
