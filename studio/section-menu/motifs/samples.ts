import type { Motif } from '#studio/section-menu/shapes.ts'
import { colour } from '#studio/colours.ts'
import { bricks, circle, columns, photo, rect, rows, words } from '#studio/section-menu/shapes.ts'

export const slides: Motif = (box, ink) =>
  bricks({ ...box, w: box.w * 0.62 }, photo) +
  bricks({ ...box, x: box.x + box.w * 0.66, w: box.w * 0.34 }, [...photo].toReversed(), 2) +
  circle(box.x + box.w * 0.62 - 12, box.y + box.h - 12, 8, ink.panel)

export const panels: Motif = (box, ink) =>
  columns(
    box,
    2,
    (panel, index) =>
      rect(panel, ink.panel, 3) +
      circle(panel.x + 14, panel.y + 14, 7, colour(index === 0 ? 'bush' : 'ochre')) +
      rect({ x: panel.x + 26, y: panel.y + 11, w: 40, h: 5 }, colour('ink')) +
      rows(3, (row) => {
        const line = { x: panel.x + 8, y: panel.y + 30 + row * 16, w: panel.w - 16, h: 11 }
        return index === 1 && row > 0
          ? bricks(line, [colour('clay')], 4)
          : rect(line, colour('leaf'))
      }),
  )

export const sites: Motif = (box) =>
  columns(box, 2, (site, index) => {
    const built = index === 0 ? 0.7 : 0.4
    return (
      bricks(site, [colour('mortar')], 5) +
      bricks(
        { ...site, y: site.y + site.h * (1 - built), h: site.h * built },
        [colour('laterite'), colour('clay')],
        5,
      ) +
      rect({ x: site.x, y: site.y + site.h * 0.36, w: site.w, h: 3 }, colour('ochre'))
    )
  })

export const letter: Motif = (box, ink) =>
  rect({ ...box, w: box.w * 0.56 }, ink.panel, 3) +
  rect({ x: box.x + 10, y: box.y + 10, w: 62, h: 6 }, colour('ink')) +
  words({ x: box.x + 10, y: box.y + 26, w: 90 }, 4, colour('mortar')) +
  rect({ x: box.x + 10, y: box.y + box.h - 18, w: 44, h: 10 }, colour('laterite')) +
  rows(5, (index) =>
    rect(
      { x: box.x + box.w * 0.64 + index * 15, y: box.y + 24, w: 12, h: 7 },
      colour(index < 4 ? 'laterite' : 'mortar'),
    ),
  ) +
  words({ x: box.x + box.w * 0.64, y: box.y + 42, w: 70 }, 3, ink.soft)

export const drawing: Motif = (box, ink) =>
  rect({ ...box, w: box.w * 0.6 }, ink.panel) +
  rows(
    5,
    (step) =>
      rect(
        { x: box.x + 10 + step * 18, y: box.y + box.h - 16 - step * 11, w: 18, h: 2 },
        colour('indigo'),
      ) +
      rect(
        { x: box.x + 28 + step * 18, y: box.y + box.h - 27 - step * 11, w: 2, h: 13 },
        colour('indigo'),
      ),
  ) +
  circle(box.x + 92, box.y + 20, 8, colour('ochre')) +
  rows(3, (entry) =>
    rect(
      { x: box.x + box.w * 0.66, y: box.y + entry * 28, w: box.w * 0.34, h: 22 },
      entry === 2 ? colour('bush') : ink.panel,
      2,
    ),
  )

export const report: Motif = (box, ink) =>
  rect(box, ink.panel, 3) +
  rect({ x: box.x + 10, y: box.y + 8, w: 70, h: 6 }, colour('ink')) +
  rows(5, (row) =>
    rows(12, (brick) => {
      const fill = row * 12 + brick < 34 ? 'bush' : row < 4 ? 'ochre' : 'mortar'
      const at = { x: box.x + 10 + brick * 10, y: box.y + 22 + row * 11, w: 8.5, h: 9 }
      return rect(at, colour(fill))
    }),
  ) +
  words({ x: box.x + 140, y: box.y + 24, w: 56 }, 5, colour('mortar')) +
  rect({ x: box.x + 140, y: box.y + 64, w: 48, h: 9 }, colour('laterite'))

export const house: Motif = (box, ink) =>
  bricks({ x: box.x, y: box.y + 24, w: box.w * 0.45, h: box.h - 24 }, [
    colour('clay'),
    colour('laterite'),
  ]) +
  `<path d="M${box.x - 4} ${box.y + 24}h${box.w * 0.45 + 8}l-20 -22h-${box.w * 0.45 - 32}z" fill="${colour('bush')}"/>` +
  rows(20, (week) =>
    rect(
      { x: box.x + box.w * 0.52 + week * 5, y: box.y + 10, w: 3.5, h: 14 },
      colour(week < 13 ? 'laterite' : 'mortar'),
    ),
  ) +
  words({ x: box.x + box.w * 0.52, y: box.y + 38, w: 90 }, 5, ink.soft)
