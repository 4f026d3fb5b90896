// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { checkDrawing, checkShared, checkSize } from './image.ts'

/** The rule's verdict on an uploaded file of this content. */
async function upload(text: string, id = `image-${crypto.randomUUID()}-10x10-svg`) {
  const url = `data:image/svg+xml,${encodeURIComponent(text)}`
  const asked: string[] = []
  const context = {
    getClient: () => ({ fetch: async (query: string) => (asked.push(query), url) }),
    document: { _id: 'drafts.a' },
  }
  return { verdict: await checkDrawing({ asset: { _ref: id } }, context), asked }
}

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test.each([
  [svg('<script>alert(1)</script>'), 'holds a script'],
  [svg('', 'onload="alert(1)"'), 'has a handler'],
  [svg('<a href="javascript:alert(1)"/>'), 'outside the file'],
  [svg('<foreignObject><p/></foreignObject>'), 'holds a foreignobject'],
  ['<html/>', 'is not an SVG file'],
  ['<svg', 'is not an SVG file'],
])('an editor who uploads %s reads at once why the site would not show it', async (text, why) => {
  const { verdict } = await upload(text)
  expect(verdict).toContain(why)
  expect(verdict).toContain('upload it as PNG')
})

test('a drawing without anything that runs is taken, and a photograph is not even looked at', async () => {
  expect((await upload(svg('<path d="M0 0"/>'))).verdict).toBe(true)
  expect(await upload('', 'image-abc-10x10-png')).toEqual({ verdict: true, asked: [] })
})

test('a file that cannot be fetched now is looked at again later, and blocks nothing meanwhile', async () => {
  const id = 'image-later-10x10-svg'
  const image = { asset: { _ref: id } }
  const without = { getClient: () => ({ fetch: async () => null }), document: { _id: 'a' } }
  expect(await checkDrawing(image, without)).toBe(true)
  expect((await upload(svg('<script/>'), id)).verdict).toContain('holds a script')
})

test.each([
  ['svg', expect.stringContaining('No network shows an SVG')],
  ['png', true],
])(
  'an editor who uploads a share image as %s reads at once whether networks show it',
  (type, verdict) => {
    expect(checkShared({ asset: { _ref: `image-abc-10x10-${type}` } })).toEqual(verdict)
  },
)

test.each([
  ['40x40-png', expect.stringContaining('only 40 pixels wide')],
  ['2400x1600-jpg', true],
  ['24x24-svg', true],
])('an editor who uploads a picture of %s reads whether it is too small', (file, verdict) => {
  expect(checkSize({ asset: { _ref: `image-abc-${file}` } })).toEqual(verdict)
})
