import { isOnSlowConnection } from '#src/browser/slow-connection.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import type { Engine } from './engine.ts'

export interface Controller {
  /** Moves one step forward (1) or back (-1). */
  step: (direction: 1 | -1) => void
  stop: () => void
}

const rest = 120
/** Milliseconds for which a row may be on its way to a slide; a busy device stops in between. */
const journey = 1500

/**
 * Moves a row of slides: by native scrolling at first, by the engine once it is here and the row rests.
 * The engine is loaded when the row is in view; for fingers, which move the row natively as well, when it
 * is moved, and not at all on a slow connection. Without an engine (an old browser, a chunk that fails to
 * load) scrolling stays native.
 */
export function startController(view: HTMLElement, onIndex: (index: number) => void): Controller {
  const row = view.querySelector<HTMLElement>('[data-row]') ?? view
  const slides = [...row.querySelectorAll<HTMLElement>('[data-slide]')]
  const closing = row.querySelector<HTMLElement>('[data-closing]')
  const isMouse = hasMouse()
  const count = slides.length
  const listeners = new AbortController()
  const { signal } = listeners
  let index = 0
  let engine: Engine | null = null
  let isFetched = false
  let takeOver: (() => void) | null = null
  let scrolling: ReturnType<typeof setTimeout> | null = null
  /** A finger is on the row. */
  let isHeld = false
  /** Until when the row counts as on its way to `index`; 0 once the visitor moves it. */
  let movesUntil = 0
  /** The visitor has moved the row since something in it got the focus. */
  let isMoved = false

  const stepWidth = () => slides[0]?.getBoundingClientRect().width ?? 0
  const offset = () => engine?.offset() ?? view.scrollLeft

  function arrive(at: number) {
    index = clampIndex(at, count)
    onIndex(index)
  }

  function moveTo(target: number) {
    fetchEngine()
    if (engine) engine.moveTo(target)
    else view.scrollLeft = target * stepWidth()
    movesUntil = Date.now() + journey
    isMoved = true
    arrive(target)
  }

  function fetchEngine() {
    // Old browsers keep the plain list.
    if (isFetched || count < 2 || typeof IntersectionObserver === 'undefined') return
    if (!isMouse && isOnSlowConnection()) return
    isFetched = true
    loadChunk('carousel', () => import('./engine.ts')).then(
      ({ startEngine }) => {
        takeOver = () => {
          takeOver = null
          if (signal.aborted) return
          engine = startEngine({ view, row, slides, closing, index, onIndex: arrive })
          // On a busy device the browser may not yet have scrolled the row to what has the focus.
          if (!isMoved && isCutOff(document.activeElement, view)) follow(document.activeElement)
        }
        if (!scrolling && !isHeld) takeOver()
      },
      () => {},
    )
  }

  function step(direction: 1 | -1) {
    // After the last slide comes the closing element, from which back leads to the last slide.
    const beyond = direction < 0 && offset() > (count - 1) * stepWidth() + 4
    moveTo(clampIndex(beyond ? count - 1 : index + direction, count))
  }

  function comeToRest() {
    const at = indexAt(view.scrollLeft, stepWidth(), count)
    if (at !== index && Date.now() < movesUntil) {
      scrolling = setTimeout(comeToRest, rest)
      return
    }
    scrolling = null
    arrive(at)
    if (!isHeld) takeOver?.()
  }

  function waitForRest() {
    if (scrolling) clearTimeout(scrolling)
    scrolling = setTimeout(comeToRest, rest)
  }

  /** Moves the row to what has the focus; before the engine is here, the browser does. */
  function follow(target: EventTarget | null) {
    const place = [...slides, closing].findIndex(
      (slide) => target instanceof Node && slide?.contains(target),
    )
    if (place < 0) return
    if (engine) return moveTo(place)
    isMoved = false
    // The browser says so only with its next frame.
    waitForRest()
  }

  view.addEventListener(
    'scroll',
    () => {
      if (engine) return
      fetchEngine()
      waitForRest()
    },
    { passive: true, signal },
  )
  for (const move of ['pointerdown', 'touchstart', 'wheel'])
    view.addEventListener(
      move,
      () => {
        movesUntil = 0
        isMoved = true
      },
      { passive: true, signal },
    )
  for (const touch of ['touchstart', 'touchend', 'touchcancel'] as const)
    view.addEventListener(
      touch,
      () => {
        isHeld = touch === 'touchstart'
        if (!isHeld && takeOver) scrolling ??= setTimeout(comeToRest, rest)
      },
      { passive: true, signal },
    )
  view.addEventListener('focusin', ({ target }) => follow(target), { signal })
  view.addEventListener(
    'keydown',
    (event) => {
      const target = indexAfter(event.key, index, count)
      if (event.target !== view || target === null) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      moveTo(target)
    },
    { signal },
  )

  arrive(indexAt(view.scrollLeft, stepWidth(), count))
  // Who uses keys may be in the row before this script, and the row on its way to them.
  follow(document.activeElement)
  const watch = isMouse ? whenSeen(view, fetchEngine) : null

  return {
    step,
    stop() {
      listeners.abort()
      watch?.disconnect()
      if (scrolling) clearTimeout(scrolling)
      engine?.stop()
    },
  }
}

function hasMouse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(any-hover: hover)').matches
}

/** Calls `act` once, when the element comes into the window; null where the browser cannot tell. */
export function whenSeen(element: HTMLElement, act: () => void): IntersectionObserver | null {
  if (typeof IntersectionObserver === 'undefined') return null
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return observer
}

/** Whether a part of the element is to the left or right of what the view shows of its row. */
export function isCutOff(element: Element | null, view: Element): boolean {
  const inner = element?.getBoundingClientRect()
  const outer = view.getBoundingClientRect()
  // Positions are fractions of pixels.
  return inner !== undefined && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
}

/** The index clamped to the slides; 0 when there are none. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}

/** Index of the slide at the start of a row that is scrolled by `offset` pixels; steps in pixels. */
export function indexAt(offset: number, step: number, count: number): number {
  return step > 0 ? clampIndex(Math.round(offset / step), count) : 0
}

/** "2 / 4": the current slide, counted from one. */
export function counterText(index: number, count: number): string {
  return `${clampIndex(index, count) + 1} / ${count}`
}

/** The index that a key leads to; null for any other key. */
export function indexAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return clampIndex(index + 1, count)
    case 'ArrowLeft':
      return clampIndex(index - 1, count)
    case 'Home':
      return 0
    case 'End':
      return clampIndex(count - 1, count)
    default:
      return null
  }
}
