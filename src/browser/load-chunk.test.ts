// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

function gone(address = '') {
  return Promise.reject(
    new TypeError(`Failed to fetch dynamically imported module: ${address}`.trim()),
  )
}

test('a part that is gone since the last deploy is named as missing', async () => {
  const loading = loadChunk('doctor', () => gone())
  await expect(loading).rejects.toThrow('Loading chunk doctor failed (missing)')
  await expect(loading).rejects.toMatchObject({ chunk: 'doctor', reason: 'missing' })
  await expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
})

test('a part that hangs is given up after 120 seconds, not before', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<() => void>()
  const loading = loadChunk('doctor', () => new Promise(() => {})).catch((error: unknown) => {
    settled()
    return error
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await loading).toEqual(new ChunkLoadError('doctor', 'timeout'))
})

test('a page that is being left reports no missing part, since its browser cancelled the import', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<() => void>()
  const loading = loadChunk('doctor', async () => {
    window.dispatchEvent(new Event('beforeunload'))
    return gone()
  }).catch(settled)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).not.toHaveBeenCalled()
  // The page is still open: the failure is reported after all.
  await vi.advanceTimersByTimeAsync(10_000)
  await loading
  expect(settled).toHaveBeenCalledOnce()
})

test('a part whose address is unknown is requested the same way again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'here')
  load.mockRejectedValueOnce(new Error('damaged'))
  await expect(loadChunk('plans', load)).rejects.toThrow('(missing)')
  expect(await loadChunk('plans', load)).toBe('here')
})

test('a missing part is requested at another address, so that no cached failure is in the way', async () => {
  const load = vi.fn<() => Promise<unknown>>(() => gone(`${location.origin}/lost.js`))
  await expect(loadChunk('team', load)).rejects.toThrow('(missing)')
  const again = loadChunk('team', load)
  await expect(again).rejects.toThrow('Loading chunk team failed (missing)')
  await expect(again).rejects.toMatchObject({ cause: { message: /lost\.js\?r=1/ } })
  // First at its own: two modules of one part would not know of each other.
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part whose stylesheet is lost is requested with the stylesheet again', async () => {
  const style = document.head.appendChild(document.createElement('link'))
  Object.assign(style, { rel: 'stylesheet', href: '/lost.css' })
  const load = vi.fn<() => Promise<string>>(async () => 'here')
  load.mockRejectedValueOnce(new Error(`Unable to preload CSS for ${style.href}`))
  await expect(loadChunk('forms', load)).rejects.toThrow('(missing)')
  expect(await loadChunk('forms', load)).toBe('here')
  expect(document.querySelectorAll('[href="/lost.css"]')).toHaveLength(2)
})

test('an address of another site is never requested', async () => {
  const load = vi.fn<() => Promise<unknown>>(() => gone('https://elsewhere.example/lost.js'))
  await expect(loadChunk('offers', load)).rejects.toThrow('(missing)')
  await expect(loadChunk('offers', load)).rejects.toThrow('(missing)')
  expect(load).toHaveBeenCalledTimes(2)
})
