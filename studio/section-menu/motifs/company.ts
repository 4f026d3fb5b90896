import type { Motif } from '#studio/section-menu/shapes.ts'
import { colour } from '#studio/colours.ts'
import { circle, columns, rect, rows, words } from '#studio/section-menu/shapes.ts'

export const quote: Motif = (box, ink) =>
  circle(box.x + 24, box.y + 30, 22, colour('clay')) +
  circle(box.x + 24, box.y + 24, 8, colour('ink')) +
  rect({ x: box.x + 64, y: box.y + 4, w: box.w - 70, h: 8 }, ink.strong) +
  rect({ x: box.x + 64, y: box.y + 18, w: box.w - 90, h: 8 }, ink.strong) +
  rect({ x: box.x + 64, y: box.y + 32, w: box.w - 130, h: 8 }, ink.strong) +
  words({ x: box.x + 64, y: box.y + 52, w: 60 }, 2, ink.soft)

export const logos: Motif = (box, ink) =>
  columns({ ...box, y: box.y + 14, h: 22 }, 5, (logo, index) =>
    index % 2 === 0
      ? circle(logo.x + 10, logo.y + 11, 9, ink.soft) +
        rect({ x: logo.x + 22, y: logo.y + 8, w: logo.w - 24, h: 6 }, ink.soft)
      : rect({ ...logo, y: logo.y + 5, h: 12 }, ink.soft, 2),
  )

export const portraits: Motif = (box) =>
  columns(box, 4, (card, index) => {
    const fill = colour(['bush', 'laterite', 'ochre', 'indigo'][index] ?? 'clay')
    const centre = card.x + card.w / 2
    return (
      rect(card, fill, 3) +
      circle(centre, card.y + card.h * 0.4, card.w * 0.22, colour('clay-tint')) +
      rect({ x: card.x + 8, y: card.y + card.h - 14, w: card.w - 16, h: 4 }, colour('lime'))
    )
  })

export const figures: Motif = (box, ink) =>
  columns(
    { ...box, y: box.y - 14 },
    3,
    (figure) =>
      rect({ x: figure.x, y: figure.y, w: figure.w * 0.8, h: 24 }, colour('laterite'), 2) +
      words({ x: figure.x, y: figure.y + 34, w: figure.w * 0.9 }, 2, ink.soft),
  )

export const offices: Motif = (box, ink) =>
  columns(box, 2, (half, index) =>
    index === 1
      ? form(half, ink)
      : rows(2, (row) => {
          const card = { ...half, y: half.y + row * (half.h / 2), h: half.h / 2 - 5 }
          return (
            rect(card, ink.panel, 3) +
            circle(card.x + 13, card.y + 13, 6, colour(row === 0 ? 'bush' : 'laterite')) +
            words({ x: card.x + 26, y: card.y + 10, w: card.w - 36 }, 3, colour('stone'))
          )
        }),
  )

export const form: Motif = (box, ink) =>
  rect(box, ink.panel, 3) +
  rows(3, (row) =>
    rect({ x: box.x + 10, y: box.y + 10 + row * 18, w: box.w - 20, h: 12 }, colour('render'), 2),
  ) +
  rect({ x: box.x + 10, y: box.y + box.h - 17, w: 44, h: 11 }, colour('laterite'))

export const address: Motif = (box, ink) =>
  rect({ ...box, y: box.y + 10, h: 24 }, ink.panel, 3) +
  rect({ x: box.x + 10, y: box.y + 20, w: box.w * 0.5, h: 4 }, colour('stone')) +
  rect({ x: box.x + box.w - 54, y: box.y + 15, w: 46, h: 14 }, colour('laterite')) +
  columns({ ...box, y: box.y + 48, h: 20 }, 4, (button) => rect(button, ink.panel, 3))

/** The main button as a dark brick, and a white one beside it. */
export const closing: Motif = (box, ink) =>
  columns({ ...box, h: 44 }, 2, (brick, index) =>
    [
      rect(brick, index === 0 ? colour('ink') : ink.panel, 2),
      rect(
        { x: brick.x + 10, y: brick.y + 14, w: brick.w * 0.5, h: 6 },
        colour(index === 0 ? 'lime' : 'ink'),
      ),
      rect({ x: brick.x + 10, y: brick.y + 27, w: brick.w * 0.7, h: 3 }, colour('mortar')),
    ].join(''),
  )

export const receipt: Motif = (box, ink) =>
  rect({ ...box, y: box.y + 16, h: box.h - 16 }, ink.panel, 3) +
  circle(box.x + 22, box.y + 38, 10, colour('bush')) +
  words({ x: box.x + 42, y: box.y + 32, w: box.w * 0.6 }, 4, colour('mortar'))
