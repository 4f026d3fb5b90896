import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Slider } from './Slider.tsx'

function slider(onMove: (value: number) => void, value = 11) {
  return (
    <Slider
      id="cost"
      min={5}
      max={25}
      step={1}
      start={11}
      value={value}
      ends={['5', '25']}
      valueText="eleven"
      onMove={onMove}
    />
  )
}

function Page() {
  const [value, setValue] = useState(11)
  return slider(setValue, value)
}

function fillOf(input: HTMLElement): string {
  return input.style.getPropertyValue('--fill')
}

test('a moved slider shows its value and fills its track up to the thumb', () => {
  const onMove = vi.fn<(value: number) => void>()
  const { rerender } = render(slider(onMove))
  expect(onMove).not.toHaveBeenCalled()
  const input = screen.getByRole('slider', { description: '5 25' })
  expect(input.getAttribute('aria-valuetext')).toBe('eleven')
  expect(fillOf(input)).toBe('30%')
  fireEvent.change(input, { target: { value: '20' } })
  expect(onMove).toHaveBeenLastCalledWith(20)
  expect(fillOf(input)).toBe('75%')
  rerender(slider(onMove, 25))
  expect([input.getAttribute('value'), fillOf(input)]).toEqual(['11', '100%'])
})

test('a move made before the page was ready is not lost', () => {
  const { hydrate } = showBuilt(<Page />)
  const input = screen.getByRole<HTMLInputElement>('slider')
  input.value = '15'
  hydrate()
  expect(input.value).toBe('15')
  expect(fillOf(input)).toBe('50%')
})
