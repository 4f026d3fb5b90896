import { grid } from './cards.ts'
import type { Motif } from '#studio/section-menu/shapes.ts'
import { colour } from '#studio/colours.ts'
import { bricks, circle, columns, photo, rect, rows, words } from '#studio/section-menu/shapes.ts'

export const tabs: Motif = (box, ink) =>
  columns({ ...box, h: 12 }, 4, (tab, index) =>
    rect(tab, index === 0 ? colour('laterite') : ink.panel, 6),
  ) +
  rect({ ...box, y: box.y + 20, h: box.h - 20 }, ink.panel, 4) +
  rect({ x: box.x + 12, y: box.y + 30, w: box.w * 0.5, h: box.h - 30 }, colour('sage')) +
  words({ x: box.x + box.w * 0.62, y: box.y + 34, w: box.w * 0.3 }, 4, ink.soft)

export const prices: Motif = (box, ink) =>
  columns(box, 4, (card, index) => {
    const chosen = index === 2
    const text = chosen ? colour('lime') : colour('ink')
    return (
      rect(card, chosen ? colour('bush') : ink.panel, 3) +
      rect({ x: card.x + 6, y: card.y + 8, w: card.w * 0.5, h: 4 }, text) +
      rect({ x: card.x + 6, y: card.y + 20, w: card.w * 0.7, h: 9 }, text) +
      words({ x: card.x + 6, y: card.y + 38, w: card.w - 14 }, 3, colour('mortar')) +
      rect({ x: card.x + 6, y: card.y + card.h - 14, w: card.w - 12, h: 9 }, colour('laterite'))
    )
  })

export const table: Motif = (box, ink) =>
  rows(5, (row) => {
    const y = box.y + row * (box.h / 5)
    return (
      rect({ x: box.x, y: y + box.h / 5 - 3, w: box.w, h: 1 }, ink.soft) +
      rect({ x: box.x, y: y + 4, w: 58, h: 4 }, ink.strong) +
      rows(4, (column) =>
        column >= 3 - row / 2
          ? circle(box.x + 92 + column * 34, y + 6, 4, colour('bush'))
          : rect({ x: box.x + 88 + column * 34, y: y + 5, w: 8, h: 2 }, ink.soft),
      )
    )
  })

export const bars: Motif = (box, ink) =>
  rows(3, (index) => {
    const y = box.y + index * 26
    const fill = index === 0 ? colour('laterite') : colour('mortar')
    return (
      rect({ x: box.x, y: y + 4, w: 34, h: 5 }, ink.strong) +
      bricks({ x: box.x + 44, y, w: [50, 110, 160][index] ?? 0, h: 16 }, [fill], 4)
    )
  })

export const slider: Motif = (box, ink) =>
  rect(box, ink.panel, 3) +
  rect({ x: box.x + 12, y: box.y + 12, w: box.w * 0.4, h: 10 }, colour('ink')) +
  rect({ x: box.x + 12, y: box.y + 36, w: box.w - 24, h: 4 }, colour('mortar'), 2) +
  rect({ x: box.x + 12, y: box.y + 36, w: box.w * 0.5, h: 4 }, colour('laterite'), 2) +
  circle(box.x + 12 + box.w * 0.5, box.y + 38, 8, colour('laterite')) +
  words({ x: box.x + 12, y: box.y + 58, w: box.w * 0.6 }, 2, colour('mortar'))

export const finder: Motif = (box, ink) =>
  rows(3, (row) => {
    const y = box.y + row * 27
    return (
      rect({ x: box.x, y: y + 4, w: 50, h: 5 }, ink.strong) +
      rows(4, (answer) =>
        rect(
          { x: box.x + 64 + answer * 37, y, w: 32, h: 15 },
          answer === row ? colour('bush') : ink.panel,
          7,
        ),
      )
    )
  })

export const video: Motif = (box, ink) =>
  rect(box, colour('ink'), 3) +
  circle(box.x + box.w / 2, box.y + box.h / 2, 20, colour('ochre')) +
  `<path d="M${box.x + box.w / 2 - 6} ${box.y + box.h / 2 - 10}l18 10l-18 10z" fill="${ink.strong}"/>`

export const image: Motif = (box) => bricks(box, photo)

/** The slider beside the cards. */
export const costs: Motif = (box, ink) =>
  columns(box, 2, (half, index) => (index === 0 ? slider(half, ink) : grid(half, ink)))
