import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { FlipCard } from './FlipCard.tsx'

const card = (
  <FlipCard name="Temwa Chirambo" front={<p>Chief engineer</p>} back={<p>Biography</p>} />
)

function button() {
  return screen.getByRole('button', { name: 'Temwa Chirambo' })
}

function isTurned() {
  const turned = button().closest('[data-turned]') !== null
  expect(button().getAttribute('aria-expanded')).toBe(String(turned))
  return turned
}

test('a click turns the card for good, another turns it back', async () => {
  render(card)
  expect(isTurned()).toBe(false)
  await userEvent.click(button())
  await userEvent.unhover(button())
  expect(isTurned()).toBe(true)
  await userEvent.click(button())
  expect(isTurned()).toBe(false)
})

test('hover turns it for as long as it lasts, or until Escape', async () => {
  render(card)
  await userEvent.hover(button())
  expect(isTurned()).toBe(true)
  await userEvent.unhover(button())
  expect(isTurned()).toBe(false)
  await userEvent.hover(button())
  button().focus()
  await userEvent.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})

test('Enter and Space turn it, Escape turns it back', async () => {
  render(card)
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  expect(isTurned()).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(isTurned()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
  await userEvent.keyboard(' ')
  expect(isTurned()).toBe(true)
})

test('a tap turns it once, though browsers send hover events with it', () => {
  render(card)
  const box = button().parentElement
  if (!box) throw new Error('The button has no parent.')
  fireEvent.pointerOver(box, { pointerType: 'touch' })
  expect(isTurned()).toBe(false)
  fireEvent.click(button())
  expect(isTurned()).toBe(true)
})

function hydrateFocused() {
  const { hydrate } = showBuilt(card)
  button().focus()
  hydrate()
}

test('a press that the scripts come into, between its touch and its click, leaves the card turned', () => {
  hydrateFocused()
  expect(isTurned()).toBe(true)
  fireEvent.click(button(), { detail: 1 })
  expect(isTurned()).toBe(true)
  fireEvent.pointerDown(button())
  fireEvent.click(button(), { detail: 1 })
  expect(isTurned()).toBe(false)
})

test('a card that the focus turned before the scripts came is turned back by Enter', () => {
  hydrateFocused()
  fireEvent.click(button(), { detail: 0 })
  expect(isTurned()).toBe(false)
})
