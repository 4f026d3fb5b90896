// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepFrame, useOverlayStarts } from './overlays.ts'

function press(markup: string): Element | null {
  document.body.innerHTML = markup
  document.addEventListener('click', keepFrame, { capture: true })
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.removeEventListener('click', keepFrame, { capture: true })
  return document.querySelector('a')
}

test.each([
  ['https://social.example/tofali', true],
  ['//social.example/x', true],
  [`${location.protocol}//${location.hostname}:1/`, true],
  ['/contact', false],
  ['#faq', false],
  ['mailto:a@b.example', false],
])('a link to %s leaves the Studio’s frame where it is: own tab %s', (href, isOutside) => {
  expect(press(`<a href="${href}"><i>Icon</i></a>`)?.getAttribute('target')).toBe(
    isOutside ? '_blank' : null,
  )
})

test('overlays of a Studio that missed their question start again; those that work are left alone', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(useOverlayStarts, { initialProps: false })
  const after = (seconds: number) => {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000)
    })
    return result.current
  }
  expect(after(11)).toBe(0)
  expect(after(2)).toBe(1)
  rerender(true)
  expect(after(3600)).toBe(1)
  // The Studio was loaded again, and its first answer is gone.
  rerender(false)
  expect(after(16)).toBe(2)
  // Outside of a Studio they stop trying.
  for (let minute = 0; minute < 10; minute += 1) after(60)
  const starts = after(0)
  expect(after(86_400)).toBe(starts)
})
