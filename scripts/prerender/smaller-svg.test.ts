import { expect, test } from 'vitest'
import { smallerSvg } from './smaller-svg.ts'

const svg = (inner: string, box = '0 0 180 48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`

test('what a drawing program notes for itself does not reach a visitor', () => {
  const small = smallerSvg(
    svg('<!-- Layer 7 --><metadata>draft 3</metadata><path d="M 3.14159 2.00000 L 9 9" />'),
  )
  expect(small).toContain('viewBox="0 0 180 48"')
  expect(small).toContain('M3.14 2')
  expect(small).not.toMatch(/Layer|draft|3\.141/)
})

test.each([
  ['a small grid', '0 0 1 1', 'M.1234 .4321h.0567', '.1234'],
  ['a large one', '0 0 4000 3000', 'M1234.4 432.1h567.2', '1234.4'],
  ['no grid', '', 'M.1234 .4321h.0567', '.1234'],
])('a drawing on %s keeps its shape', (_, box, path, kept) => {
  expect(smallerSvg(svg(`<path d="${path}"/>`, box))).toContain(kept)
})

test('a drawing that cannot be made smaller stays as it is', () => {
  const drawing = svg('<path d="M0 0h9"/>')
  expect(smallerSvg(drawing)).toBe(drawing)
  const broken = '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>'
  expect(smallerSvg(broken)).toBe(broken)
})
