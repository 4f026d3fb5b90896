// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Slider } from './Slider.tsx'

function slider(onMove: (value: number) => void) {
  return (
    <Slider
      id="cost"
      min={5}
      max={25}
      step={1}
      start={11}
      ends={['5', '25']}
      valueText="eleven"
      onMove={onMove}
    />
  )
}

function fillOf(input: HTMLElement): string {
  return input.style.getPropertyValue('--fill')
}

test('a moved slider tells its value and fills its track up to the thumb', () => {
  const onMove = vi.fn<(value: number) => void>()
  render(slider(onMove))
  const input = screen.getByRole('slider', { description: '5 25' })
  expect(input.getAttribute('aria-valuetext')).toBe('eleven')
  expect(fillOf(input)).toBe('30%')
  fireEvent.change(input, { target: { value: '20' } })
  expect(onMove).toHaveBeenLastCalledWith(20)
  expect(fillOf(input)).toBe('75%')
})

test('a move made before the page was ready is not lost', () => {
  const onMove = vi.fn<(value: number) => void>()
  const { hydrate } = showBuilt(slider(onMove))
  const input = screen.getByRole<HTMLInputElement>('slider')
  input.value = '15'
  hydrate()
  expect(onMove).toHaveBeenLastCalledWith(15)
  expect(input.value).toBe('15')
  expect(fillOf(input)).toBe('50%')
})
