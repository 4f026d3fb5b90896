import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { expect, test } from 'vitest'
import { ndjson, servedSandbox, temporaryFolder, twoColors } from '#sandbox/test-support.ts'
import { exportArchive, importArchive, openTarget } from './archive.ts'
import type { ArchiveTarget } from './archive.ts'

/** A sandbox on a free port; an empty one unless it has the content of this folder. */
async function sandbox(contentDir?: string) {
  const server = await servedSandbox({}, contentDir === undefined ? {} : { contentDir })
  const target = await openTarget({ SANDBOX_PORT: String(server.sandbox.port) })
  return { ...server, target }
}

test('the whole site moves into a fresh dataset: every document, every image byte for byte', async () => {
  const { target: old } = await sandbox('content')
  const file = path.join(await temporaryFolder(), 'site.tar.gz')
  const { documents, assets } = await exportArchive(old, file)
  expect(documents).toBeGreaterThan(100)
  expect(assets).toBeGreaterThan(40)

  const fresh = await sandbox()
  expect(await importArchive(fresh.target, file)).toEqual({ documents, warnings: [] })
  const [before, after] = await Promise.all([old, fresh.target].map(readAll))
  expect(after).toEqual(before)
}, 120_000)

/** Every document without what a dataset gives it, and every image's address with its bytes. */
async function readAll({ client }: ArchiveTarget) {
  const documents = await client.fetch<unknown[]>(
    `*[!(_type match "sanity.*")] | order(_id) { ..., "_rev": null, "_updatedAt": null }`,
    {},
    { perspective: 'raw' },
  )
  const images = await client.fetch<{ _id: string; url: string }[]>(
    '*[_type == "sanity.imageAsset"] | order(_id) { _id, url }',
  )
  const hashes = await Promise.all(
    images.map(async ({ _id, url }) => {
      const bytes = await (await fetch(url)).bytes()
      return { _id, sha1: createHash('sha1').update(bytes).digest('hex') }
    }),
  )
  // The id of an image holds the hash of its bytes.
  for (const { _id, sha1 } of hashes) expect(_id).toContain(sha1)
  return { documents, hashes }
}

test('an archive with releases, which the sandbox does not have, arrives without them', async () => {
  const folder = await temporaryFolder({
    'data.ndjson': ndjson(
      { _id: 'tag-a', _type: 'tag', title: 'A' },
      { _id: '_.releases.rAutumn', _type: 'system.release', name: 'rAutumn' },
      { _id: 'versions.rAutumn.tag-a', _type: 'tag', title: 'A in autumn' },
      { _id: 'tag-b', _type: 'tag', title: 'B' },
    ),
  })
  const { target, sandbox: fresh } = await sandbox()
  await importArchive(target, path.join(folder, 'data.ndjson'))
  const ids = fresh.store.all().map(({ _id }) => _id)
  expect(ids.toSorted()).toEqual(['tag-a', 'tag-b', 'versions.rAutumn.tag-a'])
})

test('an archive that lacks an image changes nothing, and the image is named', async () => {
  const folder = await temporaryFolder({
    'site/data.ndjson': ndjson(
      { _id: 'tag-a', _type: 'tag', image: { _sanityAsset: 'image@file://./images/a.png' } },
      { _id: 'tag-b', _type: 'tag', image: { _sanityAsset: 'image@file://./images/b.png' } },
    ),
    'site/images/a.png': 'A',
  })
  const file = path.join(folder, 'site.tar.gz')
  await pipeline(packTar(folder), createGzip(), createWriteStream(file))
  const { target, sandbox: fresh } = await sandbox()
  await expect(importArchive(target, file)).rejects.toThrow('lacks site/images/b.png')
  expect(fresh.store.all()).toEqual([])
})

test('a damaged image is named and left out, and all else arrives', async () => {
  const folder = await temporaryFolder({
    'site/data.ndjson': ndjson(
      { _id: 'tag-a', _type: 'tag', image: { _sanityAsset: 'image@file://./images/a.png' } },
      {
        _id: 'tag-b',
        _type: 'tag',
        image: { _sanityAsset: 'image@file://./images/b.png' },
        next: { _ref: 'tag-a' },
      },
    ),
    'site/images/a.png': 'A',
    'site/images/b.png': await twoColors(2, 2),
  })
  const file = path.join(folder, 'site.tar.gz')
  await pipeline(packTar(folder), createGzip(), createWriteStream(file))
  const { target } = await sandbox()
  const { warnings } = await importArchive(target, file)
  expect(warnings).toEqual(['a.png cannot be read: its documents are without it.'])
  const tags =
    '*[_type == "tag"] | order(_id) { "hasImage": defined(image.asset), "next": next->_id }'
  expect(await target.client.fetch(tags)).toEqual([
    { hasImage: false, next: null },
    { hasImage: true, next: 'tag-a' },
  ])
})

test('an editor who forgot the sandbox, the token or the file is told so', async () => {
  await expect(openTarget({ SANDBOX_PORT: '9' })).rejects.toThrow(
    'Nothing responds at http://localhost:9. Start the sandbox with npm run sandbox.',
  )
  await expect(openTarget({ SANITY_STUDIO_PROJECT_ID: 'abc' })).rejects.toThrow('SANITY_AUTH_TOKEN')
  const { target } = await sandbox()
  await expect(importArchive(target, 'none.tar.gz')).rejects.toThrow('There is no file none.tar.gz')
})
