import { closest } from '#src/lib/dom/closest.ts'
import { obeyDialogCommand } from '#src/lib/dom/dialog-command.ts'
import { holdSubmit } from '#src/lib/dom/early-entries.ts'
import { interactionEvents, oncePassive, intentEvents } from '#src/lib/dom/interaction.ts'
import { savesData } from '#src/lib/dom/saves-data.ts'

/**
 * Inlined into every prerendered page. Nothing is fetched before the first view is on the screen: the
 * app comes at idle after `load` and the largest paint, or at the first touch, key or focus; for a
 * visitor who saves data only then. A press on a control that needs the app (`data-replay`) is kept
 * and replayed, a form (`data-waits`) that is sent before it can be is marked, and dialogs open.
 */
// Set by the build: home and most pages carry nothing for forms.
declare const HAS_FORM: boolean

const { app: source = '', styles = '', shell = '' } = document.currentScript?.dataset ?? {}
/** Presses to be replayed; null once the app is here. */
let pressed: HTMLElement[] | null = []
let isAsked = false
let isLost = false

function start(): void {
  if (isAsked || !source || !styles) return
  isAsked = true
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles
  document.head.append(sheet)
  // Asked for now, so that it is there when the app wants it.
  if (shell) fetch(shell).catch(() => {})
  if (HAS_FORM) setTimeout(tellLoss, 120_000, 'timeout')
  import(/* @vite-ignore */ source)
    .then((module: { ready: Promise<void> }) => module.ready)
    .then(replay, () => tellLoss('missing'))
}

function replay(): void {
  const controls = pressed ?? []
  pressed = null
  for (const control of controls) control.click()
}

/** The page stays as it is; its forms say whom to call and write to. */
function tellLoss(reason: string): void {
  if (!HAS_FORM || !pressed) return
  isLost = true
  addEventListener('pagehide', saveDrafts)
  for (const notice of document.querySelectorAll<HTMLElement>('[data-lost]')) {
    notice.firstElementChild?.replaceChildren(`Loading chunk main failed (${reason})`)
    notice.hidden = false
  }
}

/** As the form's own drafts are kept, for another try; of a form without a name (a login) nothing is. */
function saveDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    'form[data-waits]:not([data-waits=""])',
  )) {
    const typed = JSON.stringify(Object.fromEntries(new FormData(form)))
    sessionStorage.setItem(`draft:${form.dataset['waits']}`, typed)
  }
}

function press(event: Event): void {
  obeyDialogCommand(event)
  const control = closest(event, '[data-replay]')
  if (control) pressed?.push(control)
  if (HAS_FORM && control && isLost && navigator.onLine) location.reload()
}

function tell({ type }: Event): void {
  const { dataset } = document.documentElement
  dataset['acted'] = ''
  // Pictures further down wait for this: after a mere tap they would delay what it asks for.
  if (type === 'scroll') dataset['scrolled'] = ''
}

addEventListener('click', press, true)
for (const touch of intentEvents) addEventListener(touch, start, oncePassive)
for (const act of interactionEvents) addEventListener(act, tell, oncePassive)
if (HAS_FORM) {
  addEventListener('submit', holdSubmit, true)
  // Disabled in the page as written: without this script nothing could keep what they send.
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-waits] :disabled'))
    button.disabled = false
}

const PAINT = 'largest-contentful-paint'

/** Starts once something large is on the screen; after five seconds where nothing ever is. */
function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(PAINT)) return startAtIdle()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    startAtIdle()
  })
  observer.observe({ type: PAINT, buffered: true })
  setTimeout(startAtIdle, 5000)
}

function startAtIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

// Pages that are nothing without the app (a redirect, the scheduler) wait for no paint and no touch;
// nor does the editor's frame, whose largest paint the browser reports late.
if (document.querySelector('[data-needs-app]') || parent !== window) addEventListener('load', start)
else if (!savesData(navigator)) {
  addEventListener('load', () => requestAnimationFrame(startAfterPaint))
}
