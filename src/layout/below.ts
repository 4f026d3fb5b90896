// Below the first view, or closed at first and opened by the browser itself: it waits for neither.
import '#src/sections/closing-band/ClosingBand.tsx'
import '#src/sections/guide-list/GuideCards.tsx'
import '#src/ui/choice/Choice.tsx'
import '#src/ui/prose/Prose.tsx'
export { Dialogs } from './dialogs/Dialogs.tsx'
export { Footer } from './Footer.tsx'
