import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imagesIn, writeImages } from './images.ts'

const host = 'https://cdn.sanity.io/images/p/d'
const originals = new Map([
  ['01234567', `${host}/0123456789-90x90.jpg`],
  ['89abcdef', `${host}/89abcdef01-9x9.svg`],
])
const photo = '/static/media/01234567-0_0_90_90-90.avif'
const drawing = '/static/media/89abcdef.svg'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => rm(folder, { recursive: true }))

function writeNamed(html: string): Promise<void> {
  return writeImages(folder, imagesIn(html, originals), path.join(folder, 'cache'))
}

/** The image host answers this to whoever asks. */
function answers(body: string, type: string, status = 200): void {
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

test('a visitor sees a photograph and a drawing that an editor chose', async () => {
  answers('bytes', 'image/avif')
  await writeNamed(photo)
  answers(svg, 'image/svg+xml; charset=utf-8')
  await writeNamed(drawing)
  expect(await readFile(path.join(folder, photo), 'utf8')).toBe('bytes')
  expect(await readFile(path.join(folder, drawing), 'utf8')).toBe(svg)
  expect(told()).toBe('')
})

test.each([
  ['an intranet page', photo, '<html>secret</html>', 'text/html', 'answered with "text/html"'],
  ['a secret', drawing, '{"token":1}', 'application/json', 'answered with "application/json"'],
  ['a script', drawing, svg.replace('/>', ' onload="x"/>'), 'image/svg+xml', 'has a handler'],
  [
    'a picture that is called a drawing',
    drawing,
    'bytes',
    'image/png',
    'answered with "image/png"',
  ],
])('%s is never published in place of an image', async (_, file, body, type, problem) => {
  answers(body, type)
  await writeNamed(file)
  expect(await written()).toEqual([])
  expect(told()).toContain(problem)
  expect(told()).toContain('the image is left out.')
})

test('a second build asks the image host for nothing that the first one got', async () => {
  answers('bytes', 'image/avif')
  await writeNamed(photo)
  await rm(path.join(folder, 'static'), { recursive: true })
  answers('', 'text/plain', 503)
  await writeNamed(photo)
  expect(await readFile(path.join(folder, photo), 'utf8')).toBe('bytes')
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
  answers('', 'text/plain', 400)
  await writeNamed(photo)
  expect(told()).toContain('The image host answered 400 for')
})

test('a build that cannot fetch its images fails, and says why', async () => {
  answers('', 'text/plain', 503)
  await expect(writeNamed(photo)).rejects.toThrow('answered 503')
})
