import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { settings } from '#src/layout/shell.fixture.ts'
import type { ShareCard } from './card.ts'
import { drawCard } from './drawing.ts'

const card: ShareCard = {
  heading: 'Fund it.\nBuild it.\nSee every brick.',
  text: 'On one plan.',
  ground: 'laterite',
  brick: 'Project funds 100% insured',
  image: null,
  logo: settings.logoOnDark,
}
const logo = `data:image/svg+xml;base64,${await readFile('content/images/logo-on-dark.svg', 'base64')}`
const sky = { r: 0, g: 90, b: 255 }
const pixels = await sharp({ create: { width: 560, height: 630, channels: 3, background: sky } })
  .png()
  .toBuffer()
const image = `data:image/png;base64,${pixels.toString('base64')}`

const colours = { laterite: '#a93c17', ochre: '#f2b544', sky: '#005aff' }

/** Which colour it is at a place; JPEG is not exact. */
async function colourAt(drawing: Buffer, left: number, top: number): Promise<string> {
  const bytes = await sharp(drawing).extract({ left, top, width: 4, height: 4 }).raw().toBuffer()
  const found = Object.entries(colours).find(([, hex]) =>
    [1, 3, 5].every(
      (start, channel) =>
        Math.abs(Number.parseInt(hex.slice(start, start + 2), 16) - (bytes[channel] ?? 0)) < 12,
    ),
  )
  return found?.[0] ?? bytes.toString('hex')
}

test('it is a JPEG of 1200 by 630 that messengers accept, and the same each time', async () => {
  const once = await drawCard(card, { logo, image })
  const twice = await drawCard(card, { logo, image })
  const { format, width, height } = await sharp(once).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(once.length).toBeLessThan(300_000)
  expect(once.equals(twice)).toBe(true)
})

test('the image shows through the bricks, and the ground in the joints and at the left', async () => {
  const drawing = await drawCard(card, { logo, image })
  expect(await colourAt(drawing, 1100, 60)).toBe('sky')
  expect(await colourAt(drawing, 1100, 122)).toBe('laterite')
  expect(await colourAt(drawing, 20, 20)).toBe('laterite')
})

test('the brick with words is ochre, and laterite where the ground is ochre', async () => {
  const onBush = await drawCard({ ...card, ground: 'bush', brick: '' }, { logo, image })
  expect(await colourAt(onBush, 700, 440)).toBe('ochre')
  const onOchre = await drawCard({ ...card, ground: 'ochre', brick: '' }, { logo, image })
  expect(await colourAt(onOchre, 700, 440)).toBe('laterite')
})

test.each(['heading', 'text', 'brick'])('another %s makes another drawing', async (part) => {
  const before = await drawCard(card, { logo, image: null })
  const after = await drawCard({ ...card, [part]: 'Other' }, { logo, image: null })
  expect(after.equals(before)).toBe(false)
})

test('words without end stay left of the wall', async () => {
  const endless = { ...card, heading: 'x'.repeat(500), text: 'y'.repeat(900), brick: '' }
  const drawing = await drawCard(endless, { logo, image: null })
  const strip = sharp(drawing).extract({ left: 616, top: 0, width: 16, height: 630 })
  const { channels } = await sharp(await strip.png().toBuffer()).stats()
  expect(channels.map(({ stdev }) => stdev < 3)).toEqual([true, true, true])
})
