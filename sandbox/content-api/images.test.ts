import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ndjson, sandboxWith, twoColors } from '#sandbox/test-support.ts'
import type { Metadata } from 'sharp'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10"/></svg>'

type Ask = (search: string, headers?: Record<string, string>) => Promise<Response>

/** Requests for the image `file`; the left half is red, the right half blue. */
async function open(file = 'a.jpg', bytes: string | Uint8Array = ''): Promise<Ask> {
  const image = { _type: 'image', _sanityAsset: `image@file://./${file}`, alt: '' }
  const content = bytes || (await twoColors(400, 200))
  const { ask, sandbox } = await sandboxWith({
    'a.ndjson': ndjson({ _id: 'a', _type: 'feature', image }),
    [file]: content,
  })
  const asset = sandbox.store.all().find(({ _type }) => _type === 'sanity.imageAsset')
  return (search, headers = {}) => ask(`/${String(asset?.['path'])}${search}`, { headers })
}

async function metadata(answer: Response): Promise<Metadata> {
  expect(answer.status).toBe(200)
  return sharp(await answer.arrayBuffer()).metadata()
}

test.each([
  ['?w=100', 100, 50],
  ['?h=50', 100, 50],
  ['?w=100&h=100', 100, 50],
  ['?w=100&h=100&fit=crop', 100, 100],
  ['?w=900', 400, 200],
  ['?w=800&h=800&fit=max', 400, 200],
  ['?w=500&h=500&fit=crop', 500, 500],
  ['?w=60&h=60&fit=scale', 60, 60],
  ['?rect=10,20,100,80', 100, 80],
  ['?rect=300,0,200,200', 100, 200],
  ['?w=50&dpr=2', 100, 50],
  ['?w=50&h=50&fit=crop&dpr=1.5', 75, 75],
])('%s gives an image of %i by %i', async (search, width, height) => {
  const ask = await open()
  expect(await metadata(await ask(search))).toMatchObject({ width, height, format: 'jpeg' })
})

test('the part that rect names is shown, and nothing beside it', async () => {
  const ask = await open()
  const answer = await ask('?rect=250,0,100,200&w=10')
  const [red, , blue] = (await sharp(await answer.arrayBuffer()).stats()).channels
  expect(red?.mean).toBeLessThan(50)
  expect(blue?.mean).toBeGreaterThan(200)
})

test('without parameters the image is the original file', async () => {
  const ask = await open()
  const answer = await ask('')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await twoColors(400, 200)))
})

test.each([
  ['fm=webp', '*/*', 'image/webp'],
  ['auto=format', 'image/avif,image/webp,*/*', 'image/avif'],
  ['auto=format', 'image/webp,*/*', 'image/webp'],
  ['auto=format', '*/*', 'image/jpeg'],
  ['auto=format&fm=png', 'image/avif', 'image/png'],
])('%s for a browser that accepts %s gives %s', async (search, accept, type) => {
  const ask = await open()
  const answer = await ask(`?w=20&${search}`, { accept })
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(await metadata(answer)).toMatchObject({ mediaType: type, width: 20 })
})

test.each([
  'w=0',
  'w=5001',
  'q=101',
  'fit=cover',
  'fm=avif',
  'rect=1,2,3',
  'rect=400,0,10,10',
  'flip=h',
  'max-w=20',
])('?%s is refused by name', async (search) => {
  const ask = await open()
  const answer = await ask(`?${search}`)
  expect(answer.status).toBe(400)
  const [name = ''] = search.split('=')
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(name) })
})

test('an image can be saved under its name or another', async () => {
  const ask = await open()
  const named = async (search: string) => (await ask(search)).headers.get('content-disposition')
  expect(await named('')).toBeNull()
  expect(await named('?dl=')).toMatch(/^attachment; filename\*=UTF-8''[0-9a-f]{40}-400x200\.jpg$/)
  expect(await named('?w=20&dl=My%20house.jpg')).toBe("attachment; filename*=UTF-8''My%20house.jpg")
})

test('an animation stays animated in every size', async () => {
  const frame = await twoColors(40, 20)
  const frames = [frame, await sharp(frame).flop().toBuffer()]
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const ask = await open('a.gif', gif)
  for (const search of ['', '?w=20', '?w=10&h=10&fit=crop']) {
    const answer = await ask(search)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(await metadata(answer)).toMatchObject({ format: 'gif', pages: 2 })
  }
})

test('a drawing is passed as it is and cannot run anything', async () => {
  const ask = await open('a.svg', SVG)
  const answer = await ask('?w=10&auto=format', { accept: 'image/avif' })
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(await answer.text()).toBe(SVG)
})
