import { expect, test } from 'vitest'
import { ndjson, sandboxWith, twoColors } from '#sandbox/test-support.ts'

const IMAGE = { _type: 'image', _sanityAsset: 'image@file://./images/a.jpg', alt: 'A wall' }

test('an image of the seed becomes an asset and a reference to it', async () => {
  const image = { ...IMAGE, hotspot: { x: 0.2, y: 0.5 } }
  const { sandbox, log } = await sandboxWith(
    {
      'pages.ndjson': ndjson({ _id: 'a', _type: 'feature', image }),
      'images/a.jpg': await twoColors(40, 20),
    },
    { port: 4321 },
  )
  expect(log).toEqual([])
  const asset = sandbox.store.all().find(({ _type }) => _type === 'sanity.imageAsset')
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-40x20-jpg$/),
    assetId: expect.stringMatching(/^[0-9a-f]{40}$/),
    url: `http://localhost:4321/images/sandbox/production/${String(asset?.['assetId'])}-40x20.jpg`,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    originalFilename: 'a.jpg',
    size: expect.any(Number),
    metadata: {
      dimensions: { width: 40, height: 20, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
    },
  })
  expect(sandbox.store.get('a')?.['image']).toEqual({
    _type: 'image',
    alt: 'A wall',
    hotspot: { x: 0.2, y: 0.5 },
    asset: { _type: 'reference', _ref: asset?._id },
  })
})

test('one image used twice is one asset', async () => {
  const { sandbox } = await sandboxWith({
    'a.ndjson': ndjson({ _id: 'a', _type: 'feature', image: IMAGE, mobileImage: IMAGE }),
    'images/a.jpg': await twoColors(40, 20),
  })
  expect(sandbox.store.all()).toHaveLength(2)
})

test('an editor learns which image is missing, and the rest is there', async () => {
  const { sandbox, log } = await sandboxWith({
    'a.ndjson': ndjson({
      _id: 'a',
      _type: 'page',
      title: 'Home',
      sections: [{ _key: 'top', _type: 'hero', heading: 'Hi', image: IMAGE }],
    }),
  })
  expect(log).toEqual([expect.stringContaining('document "a", field sections[_key=="top"].image:')])
  expect(sandbox.store.get('a')).toMatchObject({ title: 'Home' })
  expect(sandbox.store.get('a')?.['sections']).toEqual([
    { _key: 'top', _type: 'hero', heading: 'Hi' },
  ])
})

test.each([
  ['image@https://example.org/a.jpg', 'not an image@file:// address'],
  ['image@file://./a.ndjson', 'the image is left out'],
])('the image %s is left out', async (source, why) => {
  const { log, sandbox } = await sandboxWith({
    'a.ndjson': ndjson({ _id: 'a', _type: 'feature', image: { ...IMAGE, _sanityAsset: source } }),
  })
  expect(log).toEqual([expect.stringContaining(why)])
  expect(sandbox.store.get('a')).not.toHaveProperty('image')
})

test('a broken line is named and the others are read', async () => {
  const { log, sandbox } = await sandboxWith({
    'a.ndjson': `${ndjson({ _id: 'a', _type: 'page' })}{"_id":\n{"_id":"b"}\n\n${ndjson({ _id: 'c', _type: 'page' })}`,
  })
  expect(sandbox.store.all().map(({ _id }) => _id)).toEqual(['a', 'c'])
  expect(log).toEqual([
    expect.stringContaining('a.ndjson, line 2'),
    expect.stringContaining('a.ndjson, line 3'),
  ])
})

test('a doubled id is named and the later document stands', async () => {
  const { log, sandbox } = await sandboxWith({
    'a.ndjson': ndjson({ _id: 'a', _type: 'page', title: 'Old' }),
    'b.ndjson': ndjson({ _id: 'a', _type: 'page', title: 'New' }),
  })
  expect(sandbox.store.get('a')).toMatchObject({ title: 'New' })
  expect(log).toEqual([expect.stringContaining('b.ndjson has a second document "a"')])
})
