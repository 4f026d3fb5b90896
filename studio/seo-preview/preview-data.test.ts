import { expect, test } from 'vitest'
import { assetOf, previewData } from './preview-data.ts'

const asset = (name: string) => ({
  _id: `image-${name}-2400x1200-jpg`,
  url: `https://cdn.example/${name}.jpg`,
  width: 2400,
  height: 1200,
})

const answer = {
  settings: {
    title: 'Tofali',
    description: 'Build in Africa.',
  },
  asset: null,
}

const address = 'https://tofali.example/pricing/premium'

test('an editor sees the words that search engines and shared links will show', () => {
  const seo = { title: 'Premium plan', description: 'Five verified contractors.' }
  expect(previewData({ seo, page: { title: 'Premium' }, answer, address })).toMatchObject({
    title: 'Premium plan',
    description: 'Five verified contractors.',
    trail: 'tofali.example › pricing › premium',
    site: 'Tofali',
    isHidden: false,
    image: undefined,
  })
})

test('empty fields show what the site says instead', () => {
  const data = previewData({ seo: undefined, page: { title: 'Premium' }, answer, address })
  expect(data).toMatchObject({ title: 'Premium', description: 'Build in Africa.' })
  const bare = previewData({ seo: {}, page: undefined, answer: undefined, address })
  expect(bare).toMatchObject({ title: 'Page without a title', description: '', image: undefined })
})

test('a guide is shown by its summary and photograph where its own fields for it are empty', () => {
  const page = { title: 'Walls', summary: 'How they rise.', image: { alt: 'A wall' } }
  const { description, image } = previewData({
    seo: {},
    page,
    answer: { ...answer, asset: asset('cover') },
    address,
  })
  expect({ description, alt: image?.alt }).toEqual({ description: 'How they rise.', alt: 'A wall' })
})

test('a long title is cut as a search result cuts it', () => {
  const seo = { title: 'word '.repeat(20), description: 'x'.repeat(200), noIndex: true }
  const data = previewData({ seo, page: {}, answer, address })
  expect(data.title).toMatch(/word…$/)
  expect(data.title.length).toBeLessThanOrEqual(60)
  expect(data.description).toHaveLength(160)
  expect(data.isHidden).toBe(true)
})

test('the chosen image is framed around its hotspot', () => {
  const image = { alt: 'A wall', asset: { _ref: 'image-own' }, hotspot: { x: 0.9, y: 0.5 } }
  const data = previewData({
    seo: { image },
    page: {},
    answer: { ...answer, asset: asset('own') },
    address,
  })
  // 1200 : 630 out of 2400 × 1200, as far to the right as it goes.
  expect(data.image).toEqual({
    alt: 'A wall',
    url: 'https://cdn.example/own.jpg?rect=114,0,2285,1200&w=600&h=315&fm=jpg&q=70',
  })
  expect(assetOf({ image })).toBe('image-own')
  expect(assetOf(undefined)).toBe('')
})
