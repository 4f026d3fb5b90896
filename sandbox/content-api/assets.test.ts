import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clientOf, sandboxWith, temporaryFolder, twoColors } from '#sandbox/test-support.ts'

test('an editor uploads an image, finds out about it and sees it', async () => {
  const { sandbox, ask } = await sandboxWith({}, { port: 4321 })
  const bytes = await twoColors(60, 40)
  const client = clientOf(sandbox)
  const asset = await client.assets.upload('image', Buffer.from(bytes), {
    filename: 'wall.jpg',
  })
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-60x40-jpg$/),
    _type: 'sanity.imageAsset',
    originalFilename: 'wall.jpg',
    url: expect.stringMatching(/^http:\/\/localhost:4321\/images\/sandbox\/production\//),
    metadata: {
      dimensions: { width: 60, height: 40, aspectRatio: 1.5 },
      hasAlpha: false,
      isOpaque: true,
    },
  })
  const path = new URL(asset.url).pathname
  const original = await ask(path)
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(new Uint8Array(bytes))
  const small = await ask(`${path}?w=30&fm=webp`)
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 30 })
})

test('the same bytes are the same asset, whatever they are called', async () => {
  const { sandbox } = await sandboxWith({})
  const client = clientOf(sandbox)
  const bytes = Buffer.from(await twoColors(60, 40))
  const first = await client.assets.upload('image', bytes, { filename: 'a.jpg' })
  const second = await client.assets.upload('image', bytes, { filename: 'b.jpg' })
  expect(second).toEqual(first)
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})

test('a file that is not an image is refused as an image and accepted as a file', async () => {
  const { sandbox, ask } = await sandboxWith({})
  const client = clientOf(sandbox)
  const bytes = Buffer.from('<script>alert(1)</script>')
  await expect(client.assets.upload('image', bytes)).rejects.toThrow('Invalid image')
  const asset = await client.assets.upload('file', bytes, {
    filename: 'Päge.HTML',
    contentType: 'application/octet-stream',
  })
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-html$/),
    _type: 'sanity.fileAsset',
    mimeType: 'text/html',
    size: bytes.length,
  })
  const answer = await ask(`${new URL(asset.url).pathname}?dl=`)
  expect(await answer.text()).toBe(bytes.toString())
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''P%C3%A4ge.HTML",
  )
})

test('a document uploaded by a program that says no type has the type of its name', async () => {
  const { sandbox } = await sandboxWith({})
  const filename = 'Guide.docx'
  const asset = await clientOf(sandbox).assets.upload('file', Buffer.from('text'), { filename })
  expect(asset.mimeType).toContain('wordprocessingml')
})

test('an upload is there after the next start, on whatever port', async () => {
  const stateDir = join(await temporaryFolder(), 'state')
  const first = await sandboxWith({}, { stateDir, port: 4321 })
  const bytes = Buffer.from(await twoColors(60, 40))
  const asset = await clientOf(first.sandbox).assets.upload('image', bytes, { filename: 'a.jpg' })
  const file = await clientOf(first.sandbox).assets.upload('file', Buffer.from('text'))
  await first.sandbox.close()

  const second = await sandboxWith({}, { stateDir, port: 4322 })
  const again = await clientOf(second.sandbox).getDocument(asset._id)
  expect(again?.['url']).toBe(asset.url.replace('4321', '4322'))
  const response = await second.ask(new URL(asset.url).pathname)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(await (await second.ask(new URL(file.url).pathname)).text()).toBe('text')
})
