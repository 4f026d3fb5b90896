// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { chooseSmallerImages } from './click-queue.ts'

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
