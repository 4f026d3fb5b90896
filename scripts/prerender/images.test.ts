import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { openFileCache } from './image-files.ts'
import { imageNamesIn, imageSources, refusedImages, writeImages } from './images.ts'

const host = 'https://cdn.sanity.io/images/p/d'
const originals = new Map([
  ['01234567', `${host}/0123456789-90x90.jpg`],
  ['89abcdef', `${host}/89abcdef01-9x9.svg`],
])
const photo = '/static/media/01234567-0_0_90_90-90.avif'
const drawing = '/static/media/89abcdef.svg'
const square = { width: 90, height: 90, channels: 3, background: '#a93c17' } as const
const jpeg = await sharp({ create: square }).jpeg().toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function writeNamed(html: string): Promise<void> {
  const images = await openFileCache(path.join(folder, 'cache'))
  await writeImages(folder, imageSources(imageNamesIn(html), originals), images)
  await images.close()
}

/** The image host sends this response to every request. */
function answers(body: BodyInit, type: string, status = 200): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  )
}

function told(): string {
  return vi.mocked(console.warn).mock.calls.flat().join('\n')
}

async function written(): Promise<string[]> {
  return readdir(path.join(folder, 'static/media')).catch(() => [])
}

async function writtenPhoto(): Promise<Buffer> {
  return readFile(path.join(folder, photo))
}

test('a visitor sees a photograph and a drawing that an editor chose', async () => {
  answers(jpeg, 'image/jpeg')
  await writeNamed(photo)
  answers(svg, 'image/svg+xml; charset=utf-8')
  await writeNamed(drawing)
  expect(await sharp(await writtenPhoto()).metadata()).toMatchObject({
    mediaType: 'image/avif',
    width: 90,
    height: 90,
  })
  expect(await readFile(path.join(folder, drawing), 'utf8')).toBe(svg)
  expect(told()).toBe('')
})

test('all sizes of a photograph are made of one download', async () => {
  answers(jpeg, 'image/jpeg')
  await writeNamed(photo + photo.replace('-90.avif', '-45.avif'))
  expect(await written()).toHaveLength(2)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a picture of 40 megapixels is made as small as a page shows it', async () => {
  const scan = sharp({ create: { ...square, width: 8000, height: 5000 } })
  answers(await scan.jpeg().toBuffer(), 'image/jpeg')
  const name = photo.replace('90_90-90', '8000_5000-400')
  await writeNamed(name)
  const made = await sharp(path.join(folder, name)).metadata()
  expect(made).toMatchObject({ width: 400, height: 250 })
})

test('an original that few programs can read is converted by the image host', () => {
  const scan = new Map([['01234567', `${host}/0123456789-90x90.tif`]])
  expect(imageSources([photo], scan).get(photo)?.address).toMatch(/\.tif\?fm=jpg/)
})

test.each([
  ['an intranet page', photo, '<html>secret</html>', 'text/html', 'answered with "text/html"'],
  ['a secret', drawing, '{"token":1}', 'application/json', 'answered with "application/json"'],
  ['a broken file', photo, 'bytes', 'image/jpeg', 'An AVIF 90 pixels wide could not be made'],
  ['a script', drawing, svg.replace('/>', ' onload="x"/>'), 'image/svg+xml', 'has a handler'],
  ['an image that is called a drawing', drawing, 'bytes', 'image/png', 'answered with "image/png"'],
])('%s is never published in place of an image', async (_, file, body, type, problem) => {
  answers(body, type)
  await writeNamed(file)
  expect(await written()).toEqual([])
  expect(told()).toContain(problem)
  expect(told()).toContain('the image is left out.')
})

test('a second build requests nothing that the first one got from the image host', async () => {
  answers(jpeg, 'image/jpeg')
  await writeNamed(photo)
  const before = await writtenPhoto()
  await rm(path.join(folder, 'static'), { recursive: true })
  answers('', 'text/plain', 503)
  await writeNamed(photo)
  expect(await writtenPhoto()).toEqual(before)
})

test('where the image host sends the build on to, the build does not follow', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    expect(options?.redirect).toBe('manual')
    return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } })
  })
  await writeNamed(photo)
  expect(await written()).toEqual([])
  expect(told()).toContain('The image host answered 302 for')
})

test('a size that only a program could ask for leaves one image out, not the site', async () => {
  answers(jpeg, 'image/jpeg')
  await writeNamed(photo.replace('-90.avif', '-99999999.avif'))
  expect(await written()).toEqual([])
  expect(told()).toContain('90 pixels would be enlarged')
})

test('an image that the host does not have leaves one image out, not the site', async () => {
  answers('', 'text/plain', 404)
  await writeNamed(photo)
  expect(told()).toContain('The image host answered 404 for')
})

test('a build that cannot fetch its images fails, and says why', async () => {
  answers('', 'text/plain', 503)
  await expect(writeNamed(photo)).rejects.toThrow('answered 503')
})

test.each([
  ['a photograph', '01234567', jpeg, 'image/jpeg', false],
  [
    'a drawing with a script',
    '89abcdef',
    svg.replace('/>', ' onload="x"/>'),
    'image/svg+xml',
    true,
  ],
  ['a photograph that is none', '01234567', 'bytes', 'image/jpeg', true],
])(
  'before any page is drawn it is known of %s whether it is published',
  async (_what, id, body, type, isRefused) => {
    answers(body, type)
    const address = originals.get(id) ?? ''
    const images = await openFileCache(path.join(folder, 'cache'))
    expect(await refusedImages([address], images)).toEqual(isRefused ? [address] : [])
    expect(told() === '').toBe(!isRefused)
  },
)
