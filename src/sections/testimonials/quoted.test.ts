// @vitest-environment node
import { expect, test } from 'vitest'
import { quoted } from './Testimonials.tsx'

test('words get typographic marks, once', () => {
  expect(quoted('We saw it poured.')).toBe('“We saw it poured.”')
  expect(quoted('“We saw it poured.”')).toBe('“We saw it poured.”')
})

test('straight marks give way, marks of another language stay', () => {
  expect(quoted(' "We saw it poured." ')).toBe('“We saw it poured.”')
  expect(quoted('« Nous avons vu. »')).toBe('« Nous avons vu. »')
})
