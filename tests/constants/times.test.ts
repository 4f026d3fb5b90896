import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { durations } from '#shared/limits.ts'

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')

test.each([
  ['a toast leaves', durations.toastExit, 'm-toast-out'],
  ['a team card turns', durations.cardFlip, 'm-flip'],
  ['the carousel moves', durations.carouselSlide, 'm-slide'],
])('while %s, the script waits %i ms, as long as the animation takes', (_what, duration, token) => {
  const [, milliseconds] = new RegExp(`--${token}: (\\d+)ms`).exec(tokens) ?? []
  expect(Number(milliseconds)).toBe(duration)
})
