import { loadChunk } from '#src/lib/load-chunk.ts'
import type { Engine } from './engine.ts'
import { clampIndex, indexAfter, indexAt } from './steps.ts'

export interface Controller {
  /** Moves one step forward (1) or back (-1). */
  step: (direction: 1 | -1) => void
  stop: () => void
}

const rest = 120
/** Milliseconds for which a row may be on its way to a slide; a busy device stops in between. */
const journey = 1500

/**
 * Moves a row of slides: by native scrolling at first, by the engine once the row is in view and does
 * not scroll. Without an engine (an old browser, a chunk that fails to load) scrolling stays native.
 */
export function startController(view: HTMLElement, onIndex: (index: number) => void): Controller {
  const row = view.querySelector<HTMLElement>('[data-row]') ?? view
  const slides = [...row.querySelectorAll<HTMLElement>('[data-slide]')]
  const closing = row.querySelector<HTMLElement>('[data-closing]')
  const count = slides.length
  const listeners = new AbortController()
  const { signal } = listeners
  let index = 0
  let engine: Engine | null = null
  let takeOver: (() => void) | null = null
  let scrolling: ReturnType<typeof setTimeout> | null = null
  /** Until when the row counts as on its way to `index`; 0 once the visitor moves it. */
  let movesUntil = 0

  const stepWidth = () => slides[0]?.getBoundingClientRect().width ?? 0
  const offset = () => engine?.offset() ?? view.scrollLeft

  function arrive(at: number) {
    index = clampIndex(at, count)
    onIndex(index)
  }

  function moveTo(target: number) {
    if (engine) engine.moveTo(target)
    else view.scrollLeft = target * stepWidth()
    movesUntil = Date.now() + journey
    arrive(target)
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
    takeOver?.()
  }

  view.addEventListener(
    'scroll',
    () => {
      if (engine) return
      if (scrolling) clearTimeout(scrolling)
      scrolling = setTimeout(comeToRest, rest)
    },
    { passive: true, signal },
  )
  for (const move of ['pointerdown', 'touchstart', 'wheel'])
    view.addEventListener(move, () => (movesUntil = 0), { passive: true, signal })
  view.addEventListener(
    'focusin',
    ({ target }) => {
      const place = [...slides, closing].findIndex(
        (slide) => target instanceof Node && slide?.contains(target),
      )
      if (engine && place >= 0) moveTo(place)
    },
    { signal },
  )
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
  const watch = whenSeen(count > 1 ? view : null, async () => {
    const { listenToWheel, startEngine } = await loadChunk('carousel', () => import('./engine.ts'))
    listenToWheel(view, () => engine !== null, step, signal)
    takeOver = () => {
      takeOver = null
      if (!signal.aborted)
        engine = startEngine({ view, row, slides, closing, index, onIndex: arrive })
    }
    if (!scrolling) takeOver()
  })

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

function whenSeen(
  element: HTMLElement | null,
  act: () => Promise<void>,
): IntersectionObserver | null {
  // Old browsers keep the plain list.
  if (!element || typeof IntersectionObserver === 'undefined') return null
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    act().catch(() => null)
  })
  observer.observe(element)
  return observer
}
