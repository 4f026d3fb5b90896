// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOverlayStarts } from './use-overlay-starts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(isReady: boolean) {
  const { result, rerender } = renderHook(useOverlayStarts, { initialProps: isReady })
  const after = (seconds: number) => {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000)
    })
    return result.current
  }
  return { after, rerender }
}

test('overlays of a Studio that lost their question start again, after the answer cannot come any more', () => {
  const { after } = open(false)
  expect(after(11)).toBe(0)
  expect(after(2)).toBe(1)
  expect(after(16)).toBe(2)
})

test('overlays that an editor can work with are left alone', () => {
  const { after, rerender } = open(false)
  expect(after(13)).toBe(1)
  rerender(true)
  expect(after(3600)).toBe(1)
  // The Studio was loaded again, and its first answer is gone.
  rerender(false)
  expect(after(16)).toBe(2)
})

test('overlays outside a Studio do not start again for ever', () => {
  const { after } = open(false)
  for (let minute = 0; minute < 10; minute += 1) after(60)
  const starts = after(0)
  expect(starts).toBeLessThan(5)
  expect(after(86_400)).toBe(starts)
})
