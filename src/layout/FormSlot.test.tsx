// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormSlot } from './FormSlot.tsx'

afterEach(cleanup)

let see: (isIntersecting: boolean) => void = () => {}

/** jsdom has no views: the test says what comes into it. */
class ViewObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

function slot(load: () => Promise<ComponentType>) {
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  return (
    <FormSlot name="contact" load={load} email="hello@tofali.example" phone={null}>
      <p>The still form</p>
    </FormSlot>
  )
}

function Living() {
  return <p>The living form</p>
}

test('a form is fetched when it comes into view, and takes the place of its still picture', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Living)
  render(slot(load))
  act(() => see(false))
  expect(screen.getByText('The still form')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  act(() => see(true))
  await screen.findByText('The living form')
  expect(screen.queryByText('The still form')).toBeNull()
})

test('where it does not arrive, the visitor can try again or write', async () => {
  render(slot(() => Promise.reject(new Error('gone'))))
  act(() => see(true))
  await screen.findByText('Loading chunk contact-form failed (missing)')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@tofali.example' })).toBeTruthy()
})
