import type { Motif } from '#studio/section-menu/shapes.ts'
import { colour } from '#studio/colours.ts'
import { circle, columns, rect, rows, words } from '#studio/section-menu/shapes.ts'

export const cards: Motif = (box, ink) =>
  columns(box, 3, (card) => {
    const inner = { x: card.x + 7, w: card.w - 14 }
    return (
      rect(card, ink.panel, 3) +
      rect({ ...inner, y: card.y + 8, w: 12, h: 12 }, colour('laterite'), 2) +
      rect({ ...inner, y: card.y + 28, w: inner.w * 0.8, h: 5 }, colour('ink')) +
      words({ ...inner, y: card.y + 40 }, 3, colour('mortar'))
    )
  })

export const wall: Motif = (box, ink) =>
  rows(3, (course) => {
    const widths = course % 2 === 0 ? [0.62, 0.38] : [0.38, 0.62]
    const y = box.y + course * (box.h / 3)
    const [first = 0, second = 0] = widths.map((part) => part * box.w)
    const h = box.h / 3 - 4
    const fill = course === 1 ? colour('laterite') : ink.panel
    return (
      rect({ x: box.x, y, w: first - 4, h }, ink.panel) +
      rect({ x: box.x + first, y, w: second, h }, fill) +
      rect({ x: box.x + 6, y: y + 8, w: first * 0.5, h: 4 }, ink.strong)
    )
  })

export const links: Motif = (box, ink) =>
  columns({ ...box, h: box.h * 0.6 }, 3, (card) => {
    const arrow = { x: card.x + card.w - 16, y: card.y + card.h - 14, w: 8, h: 4 }
    return (
      rect(card, ink.panel, 3) +
      rect({ x: card.x + 7, y: card.y + 10, w: card.w * 0.6, h: 5 }, ink.strong) +
      rect(arrow, colour('laterite'))
    )
  })

export const numbered: Motif = (box, ink) =>
  columns(box, 3, (step) => {
    const text = { x: step.x, w: step.w - 8 }
    return (
      circle(step.x + 9, step.y + 9, 9, colour('laterite')) +
      rect({ x: step.x + 8, y: step.y + 5, w: 2, h: 8 }, colour('lime')) +
      rect({ ...text, y: step.y + 28, h: 5 }, ink.strong) +
      words({ ...text, y: step.y + 40 }, 3, ink.soft)
    )
  })

export const ticks: Motif = (box, ink) =>
  columns(
    box,
    3,
    (panel) =>
      rect(panel, ink.panel, 3) +
      rect({ x: panel.x + 7, y: panel.y + 8, w: panel.w * 0.6, h: 5 }, colour('ink')) +
      rows(4, (row) => {
        const y = panel.y + 22 + row * 14
        const tick = { x: panel.x + 7, y, w: 8, h: 8 }
        return (
          rect(tick, colour(row < 2 ? 'bush' : 'mortar'), 1) +
          rect({ x: panel.x + 20, y: y + 2, w: panel.w - 28, h: 3 }, colour('mortar'))
        )
      }),
  )

export const entries: Motif = (box, ink) =>
  rect(box, ink.panel, 3) +
  rows(4, (row) => {
    const y = box.y + 14 + row * ((box.h - 20) / 4)
    return (
      circle(box.x + 14, y + 5, 6, colour(row === 0 ? 'bush' : 'mortar')) +
      words({ x: box.x + 26, y: y + 1, w: box.w * 0.5 }, 2, colour('stone'))
    )
  })

export const grid: Motif = (box, ink) =>
  rows(2, (row) =>
    columns({ ...box, y: box.y + row * (box.h / 2), h: box.h / 2 - 6 }, 3, (card) =>
      [
        rect(card, ink.panel, 3),
        circle(card.x + 12, card.y + 12, 5, colour('bush')),
        words({ x: card.x + 22, y: card.y + 9, w: card.w - 30 }, 3, colour('mortar')),
      ].join(''),
    ),
  )

/** Short lines with a tick. */
export const points: Motif = (box, ink) =>
  rows(3, (row) =>
    [
      circle(box.x + 8, box.y + 12 + row * 20, 6, colour('bush')),
      rect({ x: box.x + 24, y: box.y + 10 + row * 20, w: box.w * 0.55, h: 5 }, ink.strong),
    ].join(''),
  )
