import { savesData } from './lib/saves-data.ts'

/**
 * Inlined into every prerendered page. Nothing is fetched before the first view is complete: the app
 * comes at idle after `load`, or at the first touch, key or focus; for a visitor who saves data only
 * then. A press on a control that needs the app (`data-replay`) is kept and replayed.
 */
// Without invoker commands, a dialog's opener needs the app as well.
const replayed =
  'commandForElement' in HTMLButtonElement.prototype
    ? '[data-replay]'
    : '[data-replay], [commandfor]'
const script = document.currentScript
const pressed: HTMLElement[] = []
let app: Promise<unknown> | undefined

function start(): void {
  const source = script?.dataset['app']
  if (app || !source) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = script?.dataset['styles'] ?? ''
  document.head.append(sheet)
  // Asked for now, so that it is there when the app wants it.
  fetch(script?.dataset['shell'] ?? '').catch(() => {})
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

addEventListener('click', keep, true)
for (const touch of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(touch, start, { once: true, capture: true, passive: true })
}

// Pages that are nothing without the app (a redirect, the scheduler) do not wait for a touch.
if (!savesData(navigator) || document.querySelector('[data-needs-app]')) {
  addEventListener('load', () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  })
}
