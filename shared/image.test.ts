import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frame, offeredWidths, variantUrl } from './image.ts'
import type { ContentImage } from './image.ts'

const original: ContentImage = {
  alt: 'A house',
  asset: {
    _id: 'image-0123456789abcdef-2400x1350-jpg',
    url: 'https://cdn.example/a.jpg',
    width: 2400,
    height: 1350,
  },
}

test('a frame of an image without hotspot is cut around its middle', () => {
  expect(frame(original, 1)).toEqual({ left: 525, top: 0, width: 1350, height: 1350 })
})

test('the frame follows the hotspot and stops at the edge', () => {
  expect(frame({ ...original, hotspot: { x: 1, y: 0.5 } }, 1).left).toBe(1050)
})

test("every frame lies inside the editor's crop and has the ratio", () => {
  const fraction = fc.double({ min: 0, max: 0.4, noNaN: true })
  fc.assert(
    fc.property(
      fraction,
      fraction,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.4, max: 3, noNaN: true }),
      (left, right, x, ratio) => {
        const rect = frame(
          { ...original, crop: { left, right, top: 0, bottom: 0 }, hotspot: { x, y: x } },
          ratio,
        )
        const inside =
          rect.left >= Math.floor(left * 2400) &&
          rect.left + rect.width <= Math.ceil((1 - right) * 2400) + 1
        return (
          inside &&
          rect.top >= 0 &&
          rect.top + rect.height <= 1351 &&
          Math.abs(rect.width / rect.height - ratio) < 0.02
        )
      },
    ),
  )
})

test('no width is offered that the original cannot fill, but always at least one', () => {
  expect(offeredWidths({ left: 0, top: 0, width: 800, height: 600 }, [390, 780, 1440])).toEqual([
    390, 780,
  ])
  expect(offeredWidths({ left: 0, top: 0, width: 200, height: 100 }, [390, 780])).toEqual([200])
})

test('a variant comes from the image host unless the image is local', () => {
  const rect = frame(original, 2)
  expect(variantUrl(original, rect, 400, 'avif')).toBe(
    'https://cdn.example/a.jpg?rect=0,75,2400,1200&w=400&h=200&auto=format&q=33',
  )
  expect(variantUrl({ ...original, isLocal: true }, rect, 400, 'avif')).toBe(
    '/static/media/01234567-0_75_2400_1200-400.avif',
  )
})
