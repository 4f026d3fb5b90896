import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWholePage } from './Sections.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] })
})

function useBoth() {
  return { isWhole: useWholePage(), navigate: useNavigate() }
}

function opened() {
  return renderHook(useBoth, { wrapper: MemoryRouter }).result
}

function finishFrame() {
  vi.advanceTimersToNextFrame()
  vi.runAllTimers()
}

test('a page that the build wrote is whole at once', () => {
  expect(opened().current.isWhole).toBe(true)
})

test('a page that the router opens is whole in the frame after its first section', async () => {
  const page = opened()
  await act(async () => page.current.navigate('/lender'))
  expect(page.current.isWhole).toBe(false)
  await act(async () => finishFrame())
  expect(page.current.isWhole).toBe(true)
})
