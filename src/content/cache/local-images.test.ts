import { expect, test } from 'vitest'
import { keepLocalImages, markLocalImages, originals } from './local-images.ts'

const image = (id: string, x = 0.5) => ({
  _type: 'image',
  alt: '',
  asset: { _id: id, url: 'https://cdn.example/x.jpg', width: 10, height: 10 },
  hotspot: { x, y: 0.5 },
  crop: null,
})

test('the build marks every image of a page', () => {
  expect(markLocalImages({ hero: image('a'), list: [{ image: image('b') }] })).toMatchObject({
    hero: { isLocal: true },
    list: [{ image: { isLocal: true } }],
  })
})

test('after a refresh only images that have not changed come from the site itself', () => {
  const before = markLocalImages({ list: [image('a'), image('b')] })
  const after = keepLocalImages({ list: [image('a'), image('b', 0.9), image('c')] }, before)
  expect(after.list.map((found) => 'isLocal' in found)).toEqual([true, false, false])
})

test('the build knows the original of every image it names', () => {
  const content = { list: [image('image-0123456789abcdef-10x10-jpg')] }
  expect(originals(content)).toEqual(new Map([['01234567', 'https://cdn.example/x.jpg']]))
  expect(markLocalImages(content).list[0]?.asset).toEqual({
    _id: 'image-01234567',
    url: '.jpg',
    width: 10,
    height: 10,
  })
})
