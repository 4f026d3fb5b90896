// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ndjson, sandboxWith, temporaryFolder, twoColours } from '#sandbox/test-support.ts'
import { createImageCache } from './image-cache.ts'
import type { Metadata } from 'sharp'
import type { SandboxOptions } from '#sandbox/sandbox.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10"/></svg>'

type Ask = (search: string, accept?: string) => Promise<Response>

async function open(file = 'a.jpg', options: SandboxOptions = {}): Promise<Ask> {
  const image = { _type: 'image', _sanityAsset: `image@file://./${file}`, alt: '' }
  const content = file.endsWith('.svg') ? SVG : await twoColours(400, 200)
  const { ask, sandbox } = await sandboxWith(
    { 'a.ndjson': ndjson({ _id: 'a', _type: 'feature', image }), [file]: content },
    options,
  )
  const asset = sandbox.store.all().find(({ _type }) => _type === 'sanity.imageAsset')
  const path = new URL(String(asset?.['url'])).pathname
  return (search, accept = '*/*') => ask(`${path}${search}`, { headers: { accept } })
}

async function metadata(answer: Response): Promise<Metadata> {
  expect(answer.status).toBe(200)
  return sharp(await answer.arrayBuffer()).metadata()
}

test.each([
  ['?w=100', 100, 50],
  ['?w=100&h=100', 100, 50],
  ['?w=100&h=100&fit=crop', 100, 100],
  ['?w=100&h=100&fit=crop&crop=entropy', 100, 100],
  ['?w=100&h=100&fit=fill&bg=fff', 100, 100],
  ['?w=900', 400, 200],
  ['?w=500&h=500&fit=crop', 500, 500],
  ['?w=60&h=60&fit=scale', 60, 60],
  ['?rect=10,20,100,80', 100, 80],
  ['?w=50&dpr=2', 100, 50],
  ['?w=50&h=50&fit=crop&dpr=1.5', 75, 75],
  ['?w=100&or=90', 50, 100],
  ['?w=100&or=180&flip=hv&blur=20&sat=-100&invert=true', 100, 50],
])('%s gives an image of %i by %i', async (search, width, height) => {
  const ask = await open()
  expect(await metadata(await ask(search))).toMatchObject({ width, height, format: 'jpeg' })
})

test('without parameters the image is the original file', async () => {
  const ask = await open()
  const answer = await ask('')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await twoColours(400, 200)))
})

test.each([
  ['fm=webp', '*/*', 'image/webp'],
  ['fm=jpg', '*/*', 'image/jpeg'],
  ['fm=png', '*/*', 'image/png'],
  ['auto=format', 'image/avif,image/webp,*/*', 'image/avif'],
  ['auto=format', 'image/webp,*/*', 'image/webp'],
  ['auto=format', '*/*', 'image/jpeg'],
  ['auto=format&fm=png', 'image/avif', 'image/png'],
])('%s for a browser that accepts %s gives %s', async (search, accept, type) => {
  const ask = await open()
  const answer = await ask(`?w=20&${search}`, accept)
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(await metadata(answer)).toMatchObject({ mediaType: type, width: 20 })
})

test('the focal point stays in the image', async () => {
  const ask = await open()
  const answer = await ask('?w=20&h=40&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5')
  const { channels } = await sharp(await answer.arrayBuffer()).stats()
  const [red, , blue] = channels
  expect(red?.mean).toBeGreaterThan(200)
  expect(blue?.mean).toBeLessThan(50)
})

test('a lower quality gives a smaller file', async () => {
  const ask = await open()
  const [low, high] = [await ask('?w=300&q=10'), await ask('?w=300&q=95')]
  expect((await low.arrayBuffer()).byteLength).toBeLessThan((await high.arrayBuffer()).byteLength)
})

test.each([
  ['w=0', '"w" must be a whole number from 1 to 5000.'],
  ['w=5001', '"w"'],
  ['h=1e3', '"h"'],
  ['q=101', '"q"'],
  ['fit=cover', '"fit" must be one of "clip"'],
  ['fm=exe', '"fm"'],
  ['fm=avif', '"fm" must be one of "jpg", "png", "webp".'],
  ['auto=yes', '"auto"'],
  ['fp-x=2', '"fp-x" must be a number from 0 to 1.'],
  ['rect=1,2,3', '"rect"'],
  ['rect=0,0,0,10', '"rect"'],
  ['rect=400,0,10,10', '"rect" lies outside the image.'],
  ['bg=red', '"bg"'],
  ['dpr=4', '"dpr" must be a number from 1 to 3.'],
  ['flip=x', '"flip" must be one of "h", "v", "hv".'],
  ['or=45', '"or"'],
  ['blur=0', '"blur"'],
  ['sat=50', '"sat"'],
  ['invert=1', '"invert"'],
  ...['pad', 'min-w', 'max-w', 'min-h', 'max-h', 'fp-z', 'frame', 'sharp'].map((name) => [
    `w=10&${name}=2`,
    `"${name}" is not supported by the local image pipeline.`,
  ]),
])('?%s is refused with a sentence', async (search, sentence) => {
  const ask = await open()
  const answer = await ask(`?${search}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(sentence) })
})

/** Mean red and blue of the left third of an image that is red at the left and blue at the right. */
async function left(answer: Response): Promise<{ red: number; blue: number }> {
  const image = await sharp(await answer.arrayBuffer()).toBuffer({ resolveWithObject: true })
  const width = Math.floor(image.info.width / 3)
  const area = { left: 0, top: 0, width, height: image.info.height }
  const { channels } = await sharp(await sharp(image.data).extract(area).toBuffer()).stats()
  return { red: channels[0]?.mean ?? 0, blue: (channels[2] ?? channels[0])?.mean ?? 0 }
}

test.each([
  ['?w=90', 'red'],
  ['?w=90&flip=h', 'blue'],
  ['?w=90&flip=v', 'red'],
  ['?w=90&or=180', 'blue'],
  ['?w=90&invert=true', 'blue'],
  ['?w=90&sat=-100', 'gray'],
  ['?w=90&blur=2000', 'purple'],
])('%s is %s at the left', async (search, color) => {
  const ask = await open()
  const { red, blue } = await left(await ask(search))
  const isMixed = Math.abs(red - blue) < 120
  const side = red > blue ? 'red' : 'blue'
  expect(isMixed ? ['gray', 'purple'] : [side]).toContain(color)
})

test('an image can be saved under its name or another', async () => {
  const ask = await open()
  const named = async (search: string) => (await ask(search)).headers.get('content-disposition')
  expect(await named('')).toBeNull()
  expect(await named('?dl=')).toMatch(/^attachment; filename\*=UTF-8''[0-9a-f]{40}-400x200\.jpg$/)
  expect(await named('?w=20&dl=My%20house.jpg')).toBe("attachment; filename*=UTF-8''My%20house.jpg")
})

test('a moving picture moves in every size', async () => {
  const frames = [
    await twoColours(40, 20),
    await sharp(await twoColours(40, 20))
      .flop()
      .toBuffer(),
  ]
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { ask, sandbox } = await sandboxWith({
    'a.ndjson': ndjson({
      _id: 'a',
      _type: 'feature',
      image: { _type: 'image', _sanityAsset: 'image@file://./a.gif' },
    }),
    'a.gif': gif,
  })
  const asset = sandbox.store.all().find(({ _type }) => _type === 'sanity.imageAsset')
  for (const search of ['', '?w=20', '?w=10&h=10&fit=crop&flip=h']) {
    const answer = await ask(`/${String(asset?.['path'])}${search}`)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(await metadata(answer)).toMatchObject({ format: 'gif', pages: 2 })
  }
})

test('a drawing is passed as it is and cannot run anything', async () => {
  const ask = await open('a.svg')
  const answer = await ask('?w=10&auto=format', 'image/avif')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(await answer.text()).toBe(SVG)
})

test('an unknown image is a 404', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/images/sandbox/production/..%2F..%2Fpackage.json')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ statusCode: 404 })
})

test('a browser that has the image gets 304', async () => {
  const { ask, sandbox } = await sandboxWith({
    'a.ndjson': ndjson({
      _id: 'a',
      _type: 'feature',
      image: { _type: 'image', _sanityAsset: 'image@file://./a.jpg' },
    }),
    'a.jpg': await twoColours(40, 20),
  })
  const asset = sandbox.store.all().find(({ _type }) => _type === 'sanity.imageAsset')
  const path = `/${String(asset?.['path'])}?w=10`
  const first = await ask(path)
  expect(first.headers.get('cache-control')).toContain('immutable')
  const etag = first.headers.get('etag') ?? ''
  expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('an image is rendered once and cached, whatever the order of its parameters', async () => {
  const stateDir = await temporaryFolder()
  const ask = await open('a.jpg', { stateDir })
  await Promise.all([ask('?w=10&q=50'), ask('?q=50&w=10'), ask('?w=10&q=50&fit=clip')])
  const cached = await readdir(join(stateDir, 'cache/images'))
  expect(cached).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.jpg$/)])
})

test('requests for the same image at the same time share one piece of work', async () => {
  const cache = createImageCache(undefined)
  let made = 0
  const make = async (): Promise<Uint8Array> => {
    made += 1
    return Uint8Array.of(made)
  }
  await Promise.all([cache('a', make), cache('a', make), cache('b', make)])
  expect(made).toBe(2)
})

test('an image that failed is rendered again', async () => {
  const cache = createImageCache(undefined)
  await expect(cache('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache('a', () => Promise.resolve(Uint8Array.of(1)))).toEqual(Uint8Array.of(1))
})
