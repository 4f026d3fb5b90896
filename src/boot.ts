import { acts, onceUnhindered, touches } from './lib/first-act.ts'
import { savesData } from './lib/saves-data.ts'

/**
 * Inlined into every prerendered page. Nothing is fetched before the first view is on the screen: the
 * app comes at idle after `load` and the largest paint, or at the first touch, key or focus; for a
 * visitor who saves data only then. A press on a control that needs the app (`data-replay`) is kept
 * and replayed.
 */
// Without invoker commands, a dialog's opener needs the app as well.
const replayed =
  'commandForElement' in HTMLButtonElement.prototype
    ? '[data-replay]'
    : '[data-replay], [commandfor]'
const { app: source, styles, shell } = document.currentScript?.dataset ?? {}
const pressed: HTMLElement[] = []
let app: Promise<unknown> | undefined

function start(): void {
  if (app || !source || !styles) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles
  document.head.append(sheet)
  // Asked for now, so that it is there when the app wants it.
  if (shell) fetch(shell).catch(() => {})
  app = import(/* @vite-ignore */ source)
    .then((module: { ready: Promise<void> }) => module.ready)
    .then(replay)
}

function replay(): void {
  removeEventListener('click', keep, true)
  for (const control of pressed.splice(0)) control.click()
}

function keep(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest(replayed) : null
  if (control instanceof HTMLElement) pressed.push(control)
}

function tell({ type }: Event): void {
  const { dataset } = document.documentElement
  dataset['acted'] = ''
  // Pictures further down wait for this: after a mere tap they would delay what it asks for.
  if (type === 'scroll') dataset['scrolled'] = ''
}

addEventListener('click', keep, true)
for (const touch of touches) addEventListener(touch, start, onceUnhindered)
for (const act of acts) addEventListener(act, tell, onceUnhindered)

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
