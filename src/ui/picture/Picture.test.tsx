import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

const image = {
  alt: 'A house',
  asset: { _id: 'image-0123456789abcdef', url: 'https://cdn.test/a.jpg', width: 1600, height: 900 },
}
const phones = { media: '(width < 60em)', ratio: 1.3, widths: [390, 780], sizes: '100vw' }
const desks = { ratio: 2, widths: [1440], sizes: '50vw' }

function preloads(html: string): string[] {
  return html.match(/<link rel="preload"[^>]*>/g) ?? []
}

test('the largest image of the first view is asked for in the head, as phones see it', () => {
  const narrow = { ...image, asset: { ...image.asset, url: 'https://cdn.test/b.jpg' } }
  const html = renderToString(
    <Picture image={image} narrow={narrow} framings={[phones, desks]} priority />,
  )
  const [ahead = ''] = preloads(html)
  expect(html.startsWith(ahead)).toBe(true)
  expect(ahead).toContain('media="(width &lt; 60em)"')
  expect(ahead).toContain('fetchPriority="high"')
  const [, asked] = /imageSrcSet="([^"]*)"/.exec(ahead) ?? []
  const [, drawn] = /<source[^>]*srcSet="([^"]*)"/.exec(html) ?? []
  expect(asked).toBe(drawn)
  expect(asked).toContain('https://cdn.test/b.jpg?')
})

test('other images wait until they come near', () => {
  const html = renderToString(<Picture image={image} framings={[phones, desks]} />)
  expect(preloads(html)).toEqual([])
  expect(html).toContain('loading="lazy"')
})
