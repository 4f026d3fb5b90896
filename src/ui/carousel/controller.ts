import { ahead, readingKey } from '#src/browser/direction.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import type { Engine } from './engine.ts'

export interface Controller {
  /** Moves one step forward (1) or back (-1). */
  step: (direction: 1 | -1) => void
  stop: () => void
}

/**
 * Moves a row of slides by native scrolling; for a mouse, from when it is over the row, by Swiper. Where
 * Swiper does not load, scrolling stays native.
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
  let isFetched = false
  /** Where the row scrolls to; null once it is there or the visitor moves it. */
  let target: number | null = null

  const stepWidth = () => slides[0]?.getBoundingClientRect().width ?? 0
  const offset = () => engine?.offset() ?? Math.abs(view.scrollLeft)

  function arrive(at: number) {
    index = clampIndex(at, count)
    onIndex(index)
  }

  function moveTo(place: number) {
    if (engine) engine.moveTo(place)
    else {
      target = place
      view.scrollLeft = ahead() * place * stepWidth()
    }
    arrive(place)
  }

  function readPosition() {
    const at = indexAt(Math.abs(view.scrollLeft), stepWidth(), count)
    if (engine || (target !== null && target !== at)) return
    target = null
    arrive(at)
  }

  function step(direction: 1 | -1) {
    // After the last slide comes the closing element, from which back leads to the last slide.
    const beyond = direction < 0 && offset() > (count - 1) * stepWidth() + 4
    moveTo(clampIndex(beyond ? count - 1 : index + direction, count))
  }

  async function fetchEngine({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || isFetched || count < 2) return
    isFetched = true
    const { startEngine } = await loadChunk('carousel', () => import('./engine.ts'))
    if (signal.aborted) return
    engine = startEngine({ view, row, slides, closing, index, onIndex: arrive })
    follow(document.activeElement)
  }

  /** Moves Swiper's row to what has the focus; a native row is scrolled by the browser. */
  function follow(focused: EventTarget | null) {
    const place = [...slides, closing].findIndex(
      (slide) => focused instanceof Node && slide?.contains(focused),
    )
    if (engine && place >= 0) moveTo(place)
  }

  function onKey(event: KeyboardEvent) {
    const next = indexAfter(readingKey(event.key), index, count)
    if (event.target !== view || next === null) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveTo(next)
  }

  view.addEventListener('scroll', readPosition, { passive: true, signal })
  for (const move of ['pointerdown', 'touchstart', 'wheel'])
    view.addEventListener(move, () => (target = null), { passive: true, signal })
  view.addEventListener('focusin', (event) => follow(event.target), { signal })
  view.addEventListener('keydown', onKey, { signal })
  // Of the whole carousel: the mouse may go straight to an arrow.
  view.parentElement?.addEventListener(
    'pointerover',
    (event) => void fetchEngine(event).catch(() => {}),
    { signal },
  )
  readPosition()

  return {
    step,
    stop() {
      listeners.abort()
      engine?.stop()
    },
  }
}

/** The index clamped to the slides; 0 when there are none. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}

/** Index of the slide at the start of a row that is scrolled by `offset` pixels; steps in pixels. */
export function indexAt(offset: number, step: number, count: number): number {
  return step > 0 ? clampIndex(Math.round(offset / step), count) : 0
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
