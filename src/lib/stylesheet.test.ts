// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  document.body.innerHTML = '<script data-styles="/static/css/style-1a2b3c4d.css"></script>'
})
afterEach(() => {
  // Each test is a visit: what was loaded or lost is forgotten.
  vi.resetModules()
  document.head.replaceChildren()
})

const form = Promise.resolve('the form')

function links(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
}

function addresses(): (string | null)[] {
  return links().map((link) => link.getAttribute('href'))
}

/** Reports what became of the stylesheet that was asked for last. */
async function answer(type: 'load' | 'error') {
  await vi.waitFor(() => expect(links().length).toBeGreaterThan(0))
  links().at(-1)?.dispatchEvent(new Event(type))
}

test('a form is drawn once its styles are here, and they are asked for once', async () => {
  const { withStylesheet } = await import('./stylesheet.ts')
  const shown = vi.fn<(part: string) => void>()
  const drawing = withStylesheet('forms', form).then(shown)
  await form
  expect(shown).not.toHaveBeenCalled()
  await answer('load')
  await drawing
  expect(shown).toHaveBeenCalledWith('the form')
  expect(await withStylesheet('forms', form)).toBe('the form')
  expect(addresses()).toEqual(['/static/css/forms-1a2b3c4d.css'])
})

test('lost styles are told once; after another try the form is drawn without them', async () => {
  const { isLostStylesheet, withStylesheet } = await import('./stylesheet.ts')
  const first = withStylesheet('forms', form).catch((error: unknown) => error)
  await answer('error')
  expect(String(await first)).toContain('Loading chunk forms-styles failed (missing)')
  expect(isLostStylesheet(await first)).toBe(true)
  const second = withStylesheet('forms', form)
  await vi.waitFor(() => expect(links()).toHaveLength(2))
  await answer('error')
  expect(await second).toBe('the form')
  expect(addresses()).toEqual([
    '/static/css/forms-1a2b3c4d.css',
    '/static/css/forms-1a2b3c4d.css?r=1',
  ])
})

test('a form whose script is lost says so, whatever becomes of its styles', async () => {
  const { isLostStylesheet, withStylesheet } = await import('./stylesheet.ts')
  const error = new Error('gone')
  await expect(withStylesheet('forms', Promise.reject(error))).rejects.toBe(error)
  expect(isLostStylesheet(error)).toBe(false)
})

test('in development nothing is asked for: the styles are there', async () => {
  document.body.replaceChildren()
  const { withStylesheet } = await import('./stylesheet.ts')
  expect(await withStylesheet('offers', form)).toBe('the form')
  expect(links()).toEqual([])
})
