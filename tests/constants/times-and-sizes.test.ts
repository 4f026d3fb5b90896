import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { durations, sizes } from '#src/config/limits.ts'

// The other half of these numbers is held where they act, on a clock or in a form: see the tests named
// beside them. Here they are compared with §9 itself.
const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')

function milliseconds(token: string): number {
  return Number(new RegExp(`--${token}: (\\d+)ms`).exec(tokens)?.[1])
}

test('§9 toasts 3000 ms, demo toasts 4000 ms, in the waitlist area 2000 ms, 300 ms exit', () => {
  // On a clock: src/ui/toast/toast.test.tsx
  const { toast, demoToast, waitlistToast, toastExit } = durations
  expect([toast, demoToast, waitlistToast, toastExit]).toEqual([3000, 4000, 2000, 300])
  expect(milliseconds('m-toast-out')).toBe(toastExit)
})

test('§9 contact success banner 3000 ms, join-team modal closes 3000 ms after submit', () => {
  // On a clock: tests/forms/contact.test.tsx, tests/forms/profile.test.tsx
  expect([durations.contactBanner, durations.joinTeamClose]).toEqual([3000, 3000])
})

test('§9 scheduling page loader 3000 ms, redirect after an event is scheduled 4000 ms', () => {
  // On a clock: src/pages/Scheduler.test.tsx
  expect([durations.schedulerLoader, durations.scheduledRedirect]).toEqual([3000, 4000])
})

test('§9 team card flip 0.8 s; §4 the carousel moves for 500 ms', () => {
  expect(milliseconds('m-flip')).toBe(0.8 * 1000)
  expect(durations.cardFlip).toBe(milliseconds('m-flip'))
  expect([durations.carouselSlide, milliseconds('m-slide')]).toEqual([500, 500])
})

test('§9 minimums: names 2, phone 9, message 7 characters; description at most 160', () => {
  // In the forms: src/forms/*/schema.test.ts, tests/forms/messages.test.tsx
  const { name, demoPhone, inlineMessage, projectDescription } = sizes
  expect([name, demoPhone, inlineMessage, projectDescription]).toEqual([2, 9, 7, 160])
})
