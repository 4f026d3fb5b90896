import { obeyDialogCommand } from '#src/browser/dialog-command.ts'
import { isOnSlowConnection, savesData } from '#src/browser/slow-connection.ts'
import {
  brighten,
  queueClick,
  replayClicks,
  intentEvents,
  interactionEvents,
  oncePassive,
  chooseSmallerImages,
  stepRow,
} from './click-queue.ts'
import { holdSubmit } from './early-entries.ts'
import { INTERACTED, LOST, NEEDS_APP, SCROLLED, WAITS } from './page-data.ts'

/**
 * Inlined into every prerendered page, before its content, so that it hears the first press. Nothing is
 * fetched before the first view is painted: the app loads when the browser is idle after `load` and the
 * largest paint, or when the visitor is about to use the page; on a slow connection only once they do
 * anything, and the font of headlines after `load`. Until the app has loaded, clicks on controls that need it are queued, a form that is submitted is
 * marked so that it is sent later, dialogs open, and rows of slides step.
 */
// Set by the build: home and most pages contain nothing for forms.
declare const HAS_FORM: boolean

const { app: source = '', content = '', font = '' } = document.currentScript?.dataset ?? {}
let isRequested = false
let isReady = false
let isLost = false

function start(): void {
  if (isRequested || !source) return
  isRequested = true
  // The app needs it as soon as it runs, and reports it when it does not arrive.
  if (content) (window.contentRequest = fetch(content)).catch(() => {})
  if (HAS_FORM) setTimeout(showLoss, 120_000, 'timeout')
  import(/* @vite-ignore */ source)
    .then((module: { ready: Promise<void> }) => module.ready)
    .then(
      () => {
        isReady = true
      },
      ({ chunk }: { chunk?: string }) => showLoss('missing', chunk),
    )
}

/** The page stays as it is; its forms say whom to call or write to. */
function showLoss(reason: string, chunk = 'main'): void {
  if (isReady) return
  window.queuedClicks?.forEach(brighten)
  if (!HAS_FORM) return
  isLost = true
  addEventListener('pagehide', saveDrafts)
  for (const notice of document.querySelectorAll<HTMLElement>(`[data-${LOST}]`)) {
    notice.firstElementChild?.replaceChildren(`Loading chunk ${chunk} failed (${reason})`)
    notice.hidden = false
  }
}

/**
 * Adds what was typed to the drafts, as the forms do, for another try; not for a form without a name,
 * such as a login.
 */
function saveDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[data-${WAITS}]`)) {
    const key = `draft:${form.dataset[WAITS]}`
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    for (const [field, text] of new FormData(form)) if (text) draft[field] = text
    if (form.dataset[WAITS]) sessionStorage.setItem(key, JSON.stringify(draft))
  }
}

function onClick(event: Event): void {
  obeyDialogCommand(event)
  stepRow(event)
  const control = queueClick(event)
  if (HAS_FORM && control && isLost && navigator.onLine) location.reload()
}

/** Does what had to wait for a part of the page that had not arrived. */
function onWholePage(): void {
  replayClicks()
  // Disabled in the HTML: without this script nothing could store what they send.
  if (HAS_FORM)
    for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-${WAITS}] :disabled`))
      button.disabled = false
}

function noteInteraction({ type }: Event): void {
  const { dataset } = document.documentElement
  dataset[INTERACTED] = ''
  // Images further down wait for this: after a mere tap they would delay what it requests.
  if (type === 'scroll') dataset[SCROLLED] = ''
}

addEventListener('click', onClick, true)
for (const name of intentEvents) addEventListener(name, start, oncePassive)
for (const name of interactionEvents) addEventListener(name, noteInteraction, oncePassive)
if (HAS_FORM) addEventListener('submit', holdSubmit, true)
addEventListener('DOMContentLoaded', onWholePage)

const PAINT = 'largest-contentful-paint'

/** Not before `load`: until then the browser does not know how long the page took. */
function startWhenWanted(): void {
  if (!isOnSlowConnection()) return void requestAnimationFrame(startAfterPaint)
  chooseSmallerImages()
  if (font && !savesData(navigator)) loadHeadlineFont().catch(() => {})
  if (INTERACTED in document.documentElement.dataset) start()
  else for (const name of interactionEvents) addEventListener(name, start, oncePassive)
}

/** The app, which brings the fonts, waits for an interaction: until then, headlines alone get theirs. */
async function loadHeadlineFont(): Promise<void> {
  const headlines = new FontFace('Besley Variable', `url(${font})`, { weight: '600 700' })
  document.fonts.add(await headlines.load())
}

/** Starts once something large is painted, or after five seconds. */
function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(PAINT)) return startWhenIdle()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    startWhenIdle()
  })
  observer.observe({ type: PAINT, buffered: true })
  setTimeout(startWhenIdle, 5000)
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

// Pages that are useless without the app (a redirect, the scheduler) wait for neither paint nor
// interaction; nor does the editor's frame, whose largest paint the browser reports late.
const isNeeded = () => document.querySelector(`[data-${NEEDS_APP}]`) || parent !== window
addEventListener('load', () => (isNeeded() ? start() : startWhenWanted()))
