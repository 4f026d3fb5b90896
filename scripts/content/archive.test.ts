// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { ndjson, temporaryFolder, twoColours } from '#sandbox/test-support.ts'
import { exportArchive, importArchive, openTarget } from './archive.ts'
import type { ArchiveTarget } from './archive.ts'

const member = {
  _id: 'member-ada',
  _type: 'teamMember',
  name: 'Ada',
  image: {
    _type: 'image',
    _sanityAsset: 'image@file://./images/ada.jpg',
    alt: 'An image, red at the left',
    hotspot: { _type: 'sanity.imageHotspot', x: 0.2, y: 0.5, width: 0.4, height: 0.4 },
  },
}
const page = {
  _id: 'page-about',
  _type: 'page',
  path: '/about',
  sections: [
    { _key: 't', _type: 'team', members: [{ _key: 'a', _type: 'reference', _ref: 'member-ada' }] },
  ],
}

/** A sandbox on a free port, empty or with two documents and an image. */
async function sandbox(files: Record<string, string | Uint8Array> = {}) {
  const contentDir = await temporaryFolder(files)
  const server = await startSandbox({ port: 0, contentDir, log: () => {} })
  onTestFinished(() => server.close())
  const target = await openTarget({ SANDBOX_PORT: String(server.sandbox.port) })
  return { ...server, target }
}

test('content that an editor exports arrives whole in a fresh dataset, with its images', async () => {
  const old = await sandbox({
    'all.ndjson': ndjson(member, page),
    'images/ada.jpg': await twoColours(60, 30),
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'content.tar.gz')
  expect(await exportArchive(old.target, file)).toEqual({ documents: 2, assets: 1 })

  const fresh = await sandbox()
  expect(fresh.sandbox.store.all()).toEqual([])
  expect(await importArchive(fresh.target, file)).toEqual({ documents: 2, warnings: [] })

  const query =
    '*[!(_type match "sanity.*")] | order(_id) { ..., "_rev": null, "_updatedAt": null }'
  const [before, after] = await Promise.all([
    old.target.client.fetch(query),
    fresh.target.client.fetch(query),
  ])
  expect(after).toHaveLength(2)
  expect(after).toEqual(before)

  const image = '*[_id == "member-ada"][0].image.asset->url'
  const [oldBytes, freshBytes] = await Promise.all([
    fetch(await old.target.client.fetch<string>(image)).then((answer) => answer.bytes()),
    fetch(await fresh.target.client.fetch<string>(image)).then((answer) => answer.bytes()),
  ])
  expect(freshBytes.length).toBeGreaterThan(100)
  expect(Buffer.from(freshBytes).equals(oldBytes)).toBe(true)
}, 30_000)

test('the whole site moves into a fresh dataset: every document, every image byte for byte', async () => {
  const server = await startSandbox({ port: 0, log: () => {} })
  onTestFinished(() => server.close())
  const old = await openTarget({ SANDBOX_PORT: String(server.sandbox.port) })
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

test('an archive with releases arrives without them, the rest whole, and the editor reads so', async () => {
  const folder = await temporaryFolder({
    'data.ndjson': ndjson(
      release('rSpring'),
      { _id: 'tag-a', _type: 'tag', title: 'A' },
      release('rAutumn'),
      { _id: 'versions.rSpring.tag-a', _type: 'tag', title: 'A in spring' },
      { _id: '_.groups.x', _type: 'system.group' },
      { _id: 'tag-b', _type: 'tag', title: 'B' },
    ),
  })
  const { target, sandbox: fresh } = await sandbox()
  expect(await importArchive(target, path.join(folder, 'data.ndjson'))).toEqual({
    documents: 3,
    warnings: [
      'The release "rSpring" was left out: the sandbox has no releases.',
      'The release "rAutumn" was left out: the sandbox has no releases.',
    ],
  })
  const ids = fresh.store.all().map(({ _id }) => _id)
  expect(ids.toSorted()).toEqual(['tag-a', 'tag-b', 'versions.rSpring.tag-a'])
})

test('an editor who forgot the sandbox, the token or the file is told so', async () => {
  await expect(openTarget({ SANDBOX_PORT: '9' })).rejects.toThrow(
    'Nothing responds at http://localhost:9. Start the sandbox with npm run sandbox.',
  )
  await expect(openTarget({ SANITY_STUDIO_PROJECT_ID: 'abc' })).rejects.toThrow('SANITY_AUTH_TOKEN')
  const { target } = await sandbox()
  await expect(importArchive(target, 'none.tar.gz')).rejects.toThrow('There is no file none.tar.gz')
})

function release(name: string) {
  return { _id: `_.releases.${name}`, _type: 'system.release', name }
}
