// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { FlipCard } from './FlipCard.tsx'

afterEach(cleanup)

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

test('a click turns the card, another turns it back', async () => {
  render(card)
  expect(isTurned()).toBe(false)
  await userEvent.click(button())
  expect(isTurned()).toBe(true)
  await userEvent.click(button())
  expect(isTurned()).toBe(false)
})

test('hover turns it for as long as it lasts', async () => {
  render(card)
  await userEvent.hover(button())
  expect(isTurned()).toBe(true)
  await userEvent.unhover(button())
  expect(isTurned()).toBe(false)
})

test('a card that was clicked stays turned when the pointer leaves', async () => {
  render(card)
  await userEvent.click(button())
  await userEvent.unhover(button())
  expect(isTurned()).toBe(true)
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

test('Escape also ends what the hover shows', async () => {
  render(card)
  await userEvent.hover(button())
  button().focus()
  await userEvent.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})

test('a tap turns it once, though browsers send hover events with it', () => {
  render(card)
  const box = button().parentElement
  if (!box) throw new Error('The button stands alone.')
  fireEvent.pointerOver(box, { pointerType: 'touch' })
  expect(isTurned()).toBe(false)
  fireEvent.click(button())
  expect(isTurned()).toBe(true)
})

test('a press that the scripts come into, between its touch and its click, leaves the card turned', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(card)
  container.querySelector('button')?.focus()
  render(card, { container, hydrate: true })
  fireEvent.click(button(), { detail: 1 })
  expect(isTurned()).toBe(true)
  fireEvent.pointerDown(button())
  fireEvent.click(button(), { detail: 1 })
  expect(isTurned()).toBe(false)
})

test('a card that the focus turned before the scripts came is turned back by Enter', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(card)
  container.querySelector('button')?.focus()
  render(card, { container, hydrate: true })
  fireEvent.click(button(), { detail: 0 })
  expect(isTurned()).toBe(false)
})

test('a press before the scripts came is not lost', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(card)
  container.querySelector('button')?.focus()
  render(card, { container, hydrate: true })
  expect(isTurned()).toBe(true)
})
