// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { studios } from '#src/config/studios.ts'
import { untilStudioConnects } from './open-preview.tsx'

const studio = new URL(studios[0] ?? '').origin
const parent = document.body.appendChild(document.createElement('iframe')).contentWindow

/** What the window around this page says, from this origin; true if the page's own code hears it. */
function say(origin: string, source: Window | null = parent, data: unknown = 'hello'): boolean {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent ?? window)
  const heard = vi.fn<(event: Event) => void>()
  window.addEventListener('message', heard, { once: true })
  window.dispatchEvent(new MessageEvent('message', { origin, source, data }))
  window.removeEventListener('message', heard)
  return heard.mock.calls.length > 0
}

test('an editor’s frame waits for the Studio and hears nobody else in its place', async () => {
  const opened = vi.fn<() => void>()
  const spoken = untilStudioConnects().then(opened)
  expect(say('https://evil.example')).toBe(false)
  expect(say('http://localhost:9')).toBe(false)
  await Promise.resolve()
  expect(opened).not.toHaveBeenCalled()
  expect(say(studio)).toBe(true)
  await spoken
  expect(opened).toHaveBeenCalledOnce()
  expect(say('https://evil.example')).toBe(false)
})

test('the page still hears its own frames, such as the scheduler', () => {
  void untilStudioConnects()
  expect(say('https://scheduler.example', window)).toBe(true)
  expect(say('https://scheduler.example', null)).toBe(true)
})

test('a frame inside the page cannot take the Studio’s place, not even from the Studio’s address', async () => {
  const inside = document.body.appendChild(document.createElement('iframe')).contentWindow
  const opened = vi.fn<() => void>()
  void untilStudioConnects().then(opened)
  const handshake = { domain: 'sanity/comlink', type: 'comlink/handshake/syn' }
  for (const source of [inside, window, null]) {
    expect(say('https://player.example', source, handshake)).toBe(false)
    expect(say(studio, source, handshake)).toBe(false)
  }
  await Promise.resolve()
  expect(opened).not.toHaveBeenCalled()
  expect(say(studio, parent, handshake)).toBe(true)
})
