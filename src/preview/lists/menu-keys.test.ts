// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMenuKeys } from './menu-keys.ts'

const chosen: string[] = []
let isClosed = false

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  chosen.length = 0
  isClosed = false
  document.body.innerHTML = `<sanity-visual-editing>${menu(
    'Duplicate',
    'Remove',
    `<div style="display: none">${menu('To top', 'Up', 'Down')}</div>`,
    '<button data-ui="MenuGroup">Move</button>',
  )}</sanity-visual-editing>`
  for (const element of document.querySelectorAll('[role="menu"]')) actLikeOverlays(element)
})

afterEach(() => {
  vi.useRealTimers()
})

test('keys that follow each other faster than the menu choose what slow ones choose', () => {
  press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter')
  expect(chosen).toEqual(['Up'])
})

test('a menu within the menu opens by Enter, and closes by the arrow that leads back', () => {
  press('End', 'Enter', 'ArrowLeft', 'ArrowUp', 'Enter')
  expect(chosen).toEqual(['Remove'])
})

test('Escape closes the menu after what was pressed before', () => {
  press('ArrowDown', 'Enter', 'Escape')
  expect(chosen).toEqual(['Remove'])
  expect(isClosed).toBe(true)
})

test('an entry that opens a menu is an entry for those who hear it', () => {
  press('ArrowDown')
  expect(document.querySelector('[data-ui="MenuGroup"]')?.getAttribute('role')).toBe('menuitem')
})

function menu(...entries: string[]): string {
  const buttons = entries.map((entry) =>
    entry.startsWith('<') ? entry : `<button role="menuitem" data-ui="MenuItem">${entry}</button>`,
  )
  return `<div role="menu" tabindex="-1">${buttons.join('')}</div>`
}

/** Presses the keys at once, then lets the menu and the keys go on as a browser does. */
function press(...names: string[]): void {
  const keys = createMenuKeys(() => {
    isClosed = true
  })
  for (const key of names) {
    const event = new KeyboardEvent('keydown', { key })
    document.body.addEventListener('keydown', (pressed) => keys.keep(pressed), { once: true })
    document.body.dispatchEvent(event)
  }
  for (let frame = 0; frame < 200; frame += 1) {
    keys.proceed()
    vi.advanceTimersByTime(16)
  }
}

/** Chooses with the arrows, gives the focus later, and opens a menu within the menu later still. */
function actLikeOverlays(element: Element): void {
  const entries = [...element.querySelectorAll<HTMLElement>(':scope > button')]
  const choose = (index: number) => {
    for (const entry of entries) delete entry.dataset['selected']
    const entry = entries.at(index % entries.length)
    if (entry === undefined) return
    entry.dataset['selected'] = ''
    setTimeout(() => entry.focus(), 40)
  }
  const inner = element.querySelector<HTMLElement>(':scope > div')
  const open = (isOpen: boolean) =>
    setTimeout(() => {
      if (inner) inner.style.display = isOpen ? 'block' : 'none'
    }, 200)
  element.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (!(event instanceof KeyboardEvent)) return
    const { key, target } = event
    const now = entries.findIndex((entry) => 'selected' in entry.dataset)
    const isGroup = target instanceof Element && target.matches('[data-ui="MenuGroup"]')
    if (key === 'Home') choose(0)
    if (key === 'End') choose(-1)
    if (key === 'ArrowDown') choose(now + 1)
    if (key === 'ArrowUp') choose(now - 1)
    if (key === 'ArrowRight' && isGroup) open(true)
    const outer = element.parentElement?.closest('[role="menu"]')
    if (key === 'ArrowLeft') outer?.dispatchEvent(new Event('close'))
  })
  element.addEventListener('close', () => open(false))
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.matches('[data-ui="MenuGroup"]')) open(true)
    else if (target.parentElement === element) chosen.push(target.textContent)
  })
}
