// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepFrame } from './outside-links.ts'

function press(markup: string): Element | null {
  document.body.innerHTML = markup
  document.addEventListener('click', keepFrame, { capture: true })
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.removeEventListener('click', keepFrame, { capture: true })
  return document.querySelector('a')
}

test.each([
  ['https://social.example/tofali', true],
  ['http://social.example', true],
  ['//social.example/x', true],
  [`${location.protocol}//${location.hostname}:1/`, true],
  ['/contact', false],
  ['#faq', false],
  [`${location.origin}/contact`, false],
  ['mailto:a@b.example', false],
  ['tel:+234', false],
])('a link to %s leaves the Studio’s frame where it is: own tab %s', (href, isOutside) => {
  expect(press(`<a href="${href}"><i>Icon</i></a>`)?.getAttribute('target')).toBe(
    isOutside ? '_blank' : null,
  )
})

test('words beside links do nothing', () => {
  expect(press('<i>Word</i>')).toBeNull()
})
