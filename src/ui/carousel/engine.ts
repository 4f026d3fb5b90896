import Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'

export interface Engine {
  /** Moves to a slide; the index after the last one shows the closing element. */
  moveTo: (index: number) => void
  /** Distance of the row from its start, in pixels. */
  offset: () => number
  stop: () => void
}

interface Parts {
  view: HTMLElement
  row: HTMLElement
  slides: readonly HTMLElement[]
  closing: HTMLElement | null
  index: number
  onIndex: (index: number) => void
}

/**
 * Lets Swiper take over the row at the slide with this index. Swiper knows the slides only, not the
 * closing element, so its index ends at the last slide. This file is a separate chunk.
 */
export function startEngine({ view, row, slides, closing, index, onIndex }: Parts): Engine {
  view.scrollTo({ left: 0, behavior: 'instant' })
  view.dataset['state'] = 'live'
  const swiper = new Swiper(view, {
    init: false,
    modules: [Mousewheel],
    // A sideways swipe on a trackpad is one step.
    mousewheel: { forceToAxis: true },
    wrapperClass: row.classList.item(0) ?? '',
    slideClass: slides[0]?.classList.item(0) ?? '',
    slidesPerView: 'auto',
    slidesOffsetAfter: room(),
    initialSlide: index,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500,
    lazyPreload: false,
    on: {
      beforeResize: ({ params }) => {
        params.slidesOffsetAfter = room()
      },
      activeIndexChange: ({ activeIndex }) => onIndex(activeIndex),
    },
  })
  swiper.init()

  // Swiper ends the row at its last slide's end; this much after it makes it end at `reach`.
  function room(): number {
    const step = slides[0]?.getBoundingClientRect().width ?? 0
    const width = view.parentElement?.getBoundingClientRect().width ?? 0
    const far = reach({ step, count: slides.length, closing: closing?.offsetWidth ?? 0, width })
    return far + 0.5 - slides.length * step + view.clientWidth
  }

  return {
    moveTo: (target) => swiper.slideTo(target),
    offset: () => Math.abs(swiper.translate),
    stop() {
      swiper.destroy()
      delete view.dataset['state']
    },
  }
}

/**
 * How far the row may move, in pixels: until its last slide is at the start and the closing element is
 * fully visible.
 */
export function reach(row: {
  step: number
  count: number
  closing: number
  width: number
}): number {
  const { step, count, closing, width } = row
  return Math.max(0, (count - 1) * step, closing > 0 ? count * step + closing - width : 0)
}
