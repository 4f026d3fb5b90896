// Below the first view, or closed at first and opened by the browser itself: it waits for neither.
export { Dialogs } from './dialogs/Dialogs.tsx'
export { Footer } from './Footer.tsx'
