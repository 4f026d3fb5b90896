// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

const day = 86_400_000

/** Runs the script as the head of a page has it, with these times. */
async function run(times: string): Promise<boolean> {
  vi.resetModules()
  const script = document.createElement('script')
  script.dataset['notice'] = times
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  await import('./notice.ts')
  return 'notice' in document.documentElement.dataset
}

const thisWeek = `${Date.now() - day}-${Date.now() + day}`

afterEach(() => {
  delete document.documentElement.dataset['notice']
})

test('a notice that is due shows before anything is painted', async () => {
  expect(await run(thisWeek)).toBe(true)
})

test('a notice that a visitor has closed stays closed', async () => {
  localStorage.setItem('notice', thisWeek)
  expect(await run(thisWeek)).toBe(false)
})

test('a browser that denies storage shows the notice', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied')
    },
    clear: () => {},
  })
  expect(await run(thisWeek)).toBe(true)
})
