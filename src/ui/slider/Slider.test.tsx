// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Slider } from './Slider.tsx'

afterEach(cleanup)

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
  const input = screen.getByRole('slider')
  expect(fillOf(input)).toBe('30%')
  fireEvent.change(input, { target: { value: '20' } })
  expect(onMove).toHaveBeenLastCalledWith(20)
  expect(fillOf(input)).toBe('75%')
})

test('its ends describe it and its value is spoken', () => {
  render(slider(() => {}))
  const input = screen.getByRole('slider', { description: '5 25' })
  expect(input.getAttribute('aria-valuetext')).toBe('eleven')
})

test('a move made before the page was ready is not lost, and the markup has no style attribute', async () => {
  const onMove = vi.fn<(value: number) => void>()
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(slider(onMove))
  expect(host.innerHTML).not.toContain('style=')
  const input = screen.getByRole<HTMLInputElement>('slider')
  input.value = '15'
  const root = await act(async () => hydrateRoot(host, slider(onMove)))
  expect(onMove).toHaveBeenLastCalledWith(15)
  expect(input.value).toBe('15')
  expect(fillOf(input)).toBe('50%')
  await act(async () => root.unmount())
  host.remove()
})
