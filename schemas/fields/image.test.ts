import { expect, test } from 'vitest'
import { checkAltOfNewImage } from './image.ts'

const image = (ref: string, alt: string) => ({ alt, asset: { _ref: ref } })
const before = { _id: 'page', sections: [{ _key: 'hero', image: image('old', 'A wall') }] }
const path = ['sections', { _key: 'hero' }, 'image']

function check(
  value: unknown,
  { id = 'drafts.page', published = before }: { id?: string; published?: unknown } = {},
) {
  let questions = 0
  const getClient = () => ({
    fetch: async () => {
      questions += 1
      return published
    },
  })
  const document = { _id: id }
  const run = () => checkAltOfNewImage(value, { getClient, document, path })
  return { run, questions: () => questions }
}

test('an editor who exchanges an image is asked to look at its text again', async () => {
  const { run, questions } = check(image('new', 'A wall'))
  expect(await run()).toMatchObject({ path: ['alt'], message: expect.stringContaining('old one') })
  await run()
  expect(questions()).toBe(1)
})

test.each([
  ['the same image', image('old', 'A wall')],
  ['a new text', image('new', 'A roof')],
  ['no image', undefined],
])('nobody is asked about %s', async (_what, value) => {
  expect(await check(value).run()).toBe(true)
})

test('nobody is asked about an image that was never published', async () => {
  expect(await check(image('new', 'A wall'), { published: null }).run()).toBe(true)
  expect(await check(image('new', 'A wall'), { id: 'page' }).run()).toBe(true)
})
