import { expect, test } from 'vitest'
import { keepLocalImages, makeImagesLocal } from './images.ts'

const image = (id: string, x = 0.5) => ({
  _type: 'image',
  alt: '',
  asset: { _id: id, url: 'https://cdn.example/x.jpg', width: 10, height: 10 },
  hotspot: { x, y: 0.5 },
  crop: null,
})

test('the build marks every image of a page', () => {
  const content = { hero: image('a'), list: [{ image: image('b') }] }
  makeImagesLocal(content)
  expect(content).toMatchObject({
    hero: { isLocal: true },
    list: [{ image: { isLocal: true } }],
  })
})

test('after a refresh only images that have not changed come from the site itself', () => {
  const before = { list: [image('a'), image('b')] }
  makeImagesLocal(before)
  const after = keepLocalImages({ list: [image('a'), image('b', 0.9), image('c')] }, before)
  expect(after.list.map((found) => 'isLocal' in found)).toEqual([true, false, false])
})

test('the build knows the original of every image it names, also of one that is there twice', () => {
  const photo = image('image-0123456789abcdef-10x10-jpg')
  const content = { list: [photo, photo] }
  expect(makeImagesLocal(content)).toEqual(new Map([['01234567', 'https://cdn.example/x.jpg']]))
  const local = { _id: 'image-01234567', url: '.jpg', width: 10, height: 10 }
  expect(content.list.map(({ asset }) => asset)).toEqual([local, local])
})
