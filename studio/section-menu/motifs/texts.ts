import type { Motif } from '#studio/section-menu/shapes.ts'
import { colour } from '#studio/colours.ts'
import { rect, rows, words } from '#studio/section-menu/shapes.ts'

export const questions: Motif = (box, ink) =>
  rows(4, (row) => {
    const y = box.y + row * 21
    return (
      rect({ x: box.x, y: y + 16, w: box.w, h: 1 }, ink.soft) +
      rect({ x: box.x, y: y + 4, w: box.w * (0.7 - (row % 2) * 0.2), h: 5 }, ink.strong) +
      rect({ x: box.x + box.w - 10, y: y + 5, w: 9, h: 2 }, colour('laterite')) +
      rect({ x: box.x + box.w - 6.5, y: y + 1.5, w: 2, h: 9 }, colour('laterite'))
    )
  })

export const paragraphs: Motif = (box, ink) =>
  words({ x: box.x, y: box.y - 6, w: box.w * 0.8 }, 5, ink.soft) +
  words({ x: box.x, y: box.y + 38, w: box.w * 0.8 }, 5, ink.soft)

export const clauses: Motif = (box, ink) =>
  rows(3, (row) => {
    const y = box.y - 20 + row * 36
    return (
      rect({ x: box.x, y, w: 10, h: 10 }, colour('laterite')) +
      rect({ x: box.x + 20, y: y + 2, w: 80, h: 6 }, ink.strong) +
      words({ x: box.x + 20, y: y + 14, w: box.w * 0.75 }, 2, ink.soft)
    )
  })
