import { webcrypto } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { en } from '#shared/words/en.ts'
import { setWords } from '#shared/words/words.ts'

setWords(en)

// Any console error fails the test that caused it; a test that expects one replaces the spy itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  vi.useRealTimers()
  expect(vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []).toEqual([])
})

// What a component still loads when its last test ends would find no document.
afterAll(() => vi.dynamicImportSettled())

// Property tests take the same cases on every machine, so that a failure comes from the change.
configureGlobal({ seed: 20261121 })

if (typeof document !== 'undefined') {
  // What jsdom's own context lacks of Node.
  Object.assign(globalThis, await import('node:stream/web'))
  for (const [name, value] of Object.entries({ crypto: webcrypto, performance }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  // It has no layout, so nothing can be scrolled.
  Element.prototype.scrollIntoView = () => {}
  const { playAnimations } = await import('./animations.ts')
  // React looks for the events of animations when it is imported.
  playAnimations()
  const { cleanup, configure } = await import('@testing-library/react')
  // On a busy machine it takes longer than a second to load what a test waits for.
  configure({ asyncUtilTimeout: 5000 })
  // Each test starts without rendered components, and with empty stores.
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
  })
}
