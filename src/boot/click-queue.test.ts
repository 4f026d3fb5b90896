// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dropHandledClicks,
  queueClick,
  replayClicks,
  firstInteraction,
  chooseSmallerImages,
} from './click-queue.ts'

let stops: AbortController
let pressed: string[]

beforeEach(() => {
  stops = new AbortController()
  pressed = []
  vi.spyOn(globalThis, 'addEventListener')
  addEventListener('click', queueClick, { capture: true, signal: stops.signal })
  document.body.innerHTML =
    '<button data-replay id="next"><span>Next</span></button><button data-replay id="last"></button>'
})

afterEach(() => {
  stops.abort()
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(type, listener)
  delete window.queuedClicks
})

function button(id: string): HTMLElement {
  return document.getElementById(id) ?? document.body
}

/** Lets a control react from now on, as a section does once it is hydrated. */
function hydrate(...ids: string[]): void {
  for (const id of ids) button(id).addEventListener('click', () => pressed.push(id))
}

/** Stops clicks that no section can handle, as React does at its root. */
function stopUnhandled(...ids: string[]): void {
  for (const id of ids)
    button(id).addEventListener('click', (event) => event.stopPropagation(), {
      signal: stops.signal,
    })
}

test('clicks from before the app are repeated in their order, once', () => {
  button('last').click()
  button('next').click()
  dropHandledClicks()
  hydrate('next', 'last')
  replayClicks()
  replayClicks()
  expect(pressed).toEqual(['last', 'next'])
})

test('a click on a section that has not hydrated waits until it has', () => {
  dropHandledClicks()
  stopUnhandled('next')
  button('next').click()
  replayClicks()
  expect(pressed).toEqual([])
  stops.abort()
  hydrate('next')
  replayClicks()
  expect(pressed).toEqual(['next'])
})

test('a click that was handled is not repeated, even where it replaced what was clicked', () => {
  dropHandledClicks()
  hydrate('next')
  button('next').addEventListener('click', () => button('next').replaceChildren('Done'))
  button('next').querySelector('span')?.click()
  replayClicks()
  expect(pressed).toEqual(['next'])
})

test('a second click that was handled does not take the first away with it', () => {
  dropHandledClicks()
  stopUnhandled('next')
  button('next').click()
  stops.abort()
  addEventListener('click', queueClick, true)
  hydrate('next')
  button('next').click()
  expect(pressed).toEqual(['next'])
  replayClicks()
  expect(pressed).toEqual(['next', 'next'])
  removeEventListener('click', queueClick, true)
})

test('a button whose dialog has not arrived is clicked again, one whose dialog is there is not', () => {
  document.body.innerHTML =
    '<button id="demo" commandfor="demo-dialog"></button>' +
    '<button id="menu" commandfor="menu-dialog"></button><dialog id="menu-dialog"></dialog>'
  button('demo').click()
  button('menu').click()
  hydrate('demo', 'menu')
  document.body.insertAdjacentHTML('beforeend', '<dialog id="demo-dialog"></dialog>')
  replayClicks()
  expect(pressed).toEqual(['demo'])
  replayClicks()
  expect(pressed).toEqual(['demo'])
})

test('a button of the running app opens its dialog as soon as that arrives', () => {
  dropHandledClicks()
  document.body.innerHTML = '<button id="demo" commandfor="demo-dialog"></button>'
  button('demo').click()
  hydrate('demo')
  document.body.insertAdjacentHTML('beforeend', '<dialog id="demo-dialog"></dialog>')
  replayClicks()
  replayClicks()
  expect(pressed).toEqual(['demo'])
})

test('a control looks as if it waits until its click is handled', () => {
  document.body.innerHTML = '<button id="demo" commandfor="demo-dialog"></button>'
  button('demo').click()
  expect(button('demo').style.opacity).toBe('0.6')
  replayClicks()
  expect(button('demo').style.opacity).toBe('0.6')
  document.body.insertAdjacentHTML('beforeend', '<dialog id="demo-dialog"></dialog>')
  replayClicks()
  expect(button('demo').style.opacity).toBe('')
})

test('a control that the app has handled looks as before', () => {
  button('next').click()
  dropHandledClicks()
  hydrate('next')
  button('next').click()
  button('next').click()
  replayClicks()
  expect(button('next').style.opacity).toBe('')
})

test('clicks beside the controls are nobody else’s', () => {
  document.body.click()
  expect(window.queuedClicks).toBeUndefined()
})

afterEach(() => {
  delete document.documentElement.dataset['interacted']
})

test.each(['scroll', 'pointermove', 'keydown', 'focusin', 'click'])(
  'nothing happens until the visitor does something; %s is an interaction',
  async (name) => {
    let hasInteracted = false
    const first = firstInteraction().then(() => (hasInteracted = true))
    await Promise.resolve()
    expect(hasInteracted).toBe(false)
    document.dispatchEvent(new Event(name))
    await first
    expect(hasInteracted).toBe(true)
  },
)

test('an interaction from before the app had loaded counts', async () => {
  document.documentElement.dataset['interacted'] = ''
  await expect(firstInteraction()).resolves.toBeUndefined()
})

test('images that are not on their way are chosen as for a screen with one pixel per CSS pixel', () => {
  vi.stubGlobal('devicePixelRatio', 2.625)
  const html = `<picture>
    <source media="(max-width: 639px)" srcset="/a-300.avif?w=300&h=20 300w, /a-450.avif 450w">
    <source srcset="/b-840.avif 840w"><img alt="" src="/c.webp">
  </picture><img alt="" src="/logo.svg">`
  document.body.innerHTML = html + html
  Object.defineProperty(document.images[0], 'currentSrc', { value: '/a-450.avif' })
  chooseSmallerImages()
  const srcsets = [...document.querySelectorAll('source')].map(({ srcset }) => srcset)
  expect(srcsets).toEqual([
    '/a-300.avif?w=300&h=20 300w, /a-450.avif 450w',
    '/b-840.avif 840w',
    '/a-300.avif?w=300&h=20 788w, /a-450.avif 1181w',
    '/b-840.avif 2205w',
  ])
})
