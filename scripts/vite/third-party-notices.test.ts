// @vitest-environment node
import { expect, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { noticesText, packageFolder, readNotice } from './third-party-notices.ts'

const manifest = { name: 'brick', version: '1.2.3', license: 'ISC' }

test.each([
  ['/site/node_modules/swiper/swiper.mjs', '/site/node_modules/swiper'],
  ['/site/node_modules/@a/b/dist/c.js?x', '/site/node_modules/@a/b'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['\0/site/node_modules/react/index.js?commonjs', '/site/node_modules/react'],
  ['/site/src/main.tsx', undefined],
])('%s belongs to %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder)
})

test('a package is named with its licence and the text of it', async () => {
  const folder = await temporaryFolder({
    'package.json': JSON.stringify(manifest),
    'LICENCE.txt': 'Do what you like.',
  })
  const text = noticesText([readNotice(folder)])
  expect(text).toContain('brick 1.2.3 (ISC)\n\nDo what you like.\n')
})

test('a package without a licence stops the build, which names it', async () => {
  const folder = await temporaryFolder({ 'package.json': JSON.stringify(manifest) })
  expect(() => readNotice(folder)).toThrow(
    'brick 1.2.3 is in the bundle, but has no licence file (it names ISC).',
  )
})

test('who names the MIT licence without its text gets the text with the name of the author', async () => {
  const author = { name: 'Ada Obi' }
  const folder = await temporaryFolder({
    'package.json': JSON.stringify({ ...manifest, license: 'MIT', author }),
  })
  expect(readNotice(folder).text).toContain('Copyright (c) Ada Obi')
})

test('a text that packages share is written once, under all their names', () => {
  const text = noticesText([
    { name: 'b 1', licence: 'MIT', text: 'same\r\n' },
    { name: 'a 1', licence: 'MIT', text: 'same' },
  ])
  expect(text).toContain('a 1 (MIT)\nb 1 (MIT)\n\nsame\n')
  expect(text.match(/same/g)).toHaveLength(1)
})
