import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { settings } from '#src/layout/shell.fixture.ts'
import { drawCard, shareCard } from './drawing.ts'
import type { ShareCard } from './drawing.ts'
import { pageOf, plansOf, seoOf } from '#src/content/page.fixture.ts'
import type { PageContent } from '#src/content/types.ts'
import { heroOf, twoPrices } from '#src/sections/sections.fixture.ts'

const card: ShareCard = {
  heading: 'Fund it.\nBuild it.\nSee every brick.',
  text: 'On one plan.',
  ground: 'laterite',
  brick: 'Project funds 100% insured',
  image: null,
  logo: settings.logoOnDark,
  dir: 'ltr',
}
const logo = `data:image/svg+xml;base64,${await readFile('content/images/logo-on-dark.svg', 'base64')}`
const sky = { r: 0, g: 90, b: 255 }
const pixels = await sharp({ create: { width: 560, height: 630, channels: 3, background: sky } })
  .png()
  .toBuffer()
const image = `data:image/png;base64,${pixels.toString('base64')}`

const colors = { laterite: '#a93c17', ochre: '#f2b544', sky: '#005aff' }

/** Which color it is at a place; JPEG is not exact. */
async function colorAt(drawing: Buffer, left: number, top: number): Promise<string> {
  const bytes = await sharp(drawing).extract({ left, top, width: 4, height: 4 }).raw().toBuffer()
  const found = Object.entries(colors).find(([, hex]) =>
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
  expect(await colorAt(drawing, 1100, 60)).toBe('sky')
  expect(await colorAt(drawing, 1100, 122)).toBe('laterite')
  expect(await colorAt(drawing, 20, 20)).toBe('laterite')
})

test('the brick with words is ochre, and laterite where the ground is ochre', async () => {
  const onBush = await drawCard({ ...card, ground: 'bush', brick: '' }, { logo, image })
  expect(await colorAt(onBush, 700, 440)).toBe('ochre')
  const onOchre = await drawCard({ ...card, ground: 'ochre', brick: '' }, { logo, image })
  expect(await colorAt(onOchre, 700, 440)).toBe('laterite')
})

test.each(['heading', 'text', 'brick'])('another %s makes another drawing', async (part) => {
  const before = await drawCard(card, { logo, image: null })
  const after = await drawCard({ ...card, [part]: 'Other' }, { logo, image: null })
  expect(after.equals(before)).toBe(false)
})

test('Arabic words are drawn, from the right, on a mirrored card', async () => {
  const arabic = { ...card, heading: 'تابع كل طوبة', text: '', brick: '', dir: 'rtl' }
  const drawing = await drawCard(arabic, { logo, image })
  expect(await colorAt(drawing, 100, 60)).toBe('sky')
  const start = await sharp(drawing)
    .extract({ left: 1000, top: 164, width: 136, height: 70 })
    .png()
    .toBuffer()
  expect((await sharp(start).stats()).channels[2]?.stdev).toBeGreaterThan(20)
})

test('words without end stay left of the wall', async () => {
  const endless = { ...card, heading: 'x'.repeat(500), text: 'y'.repeat(900), brick: '' }
  const drawing = await drawCard(endless, { logo, image: null })
  const strip = sharp(drawing).extract({ left: 616, top: 0, width: 16, height: 630 })
  const { channels } = await sharp(await strip.png().toBuffer()).stats()
  expect(channels.map(({ stdev }) => stdev < 3)).toEqual([true, true, true])
})

const photo = {
  alt: 'A site',
  asset: { _id: 'image-abc-1600x900-jpg', url: '.jpg', width: 1600, height: 900 },
}
const hero = heroOf({ image: photo, brick: '100% insured', tone: 'ochre' })
const page = (sections: PageContent['sections']) =>
  pageOf({ title: 'Lenders', seo: seoOf({ description: 'Found by.' }), sections })

test('a shared link shows the words, the color and the image that its page begins with', () => {
  expect(shareCard(page([hero]), settings, 'ltr')).toEqual({
    heading: 'Fund it.',
    text: 'On one plan.',
    ground: 'ochre',
    brick: '100% insured',
    image: photo,
    logo: settings.logo,
    dir: 'ltr',
  })
})

test('on a dark ground it bears the logo for dark grounds', () => {
  expect(shareCard(page([{ ...hero, tone: 'ink' }]), settings, 'ltr').logo).toBe(
    settings.logoOnDark,
  )
})

test('a page that begins with prices has the dark ground of the price band, and says the prices', () => {
  const lead = 'From {software}, or {fee}.'
  const plans = { ...plansOf([]), lead, prices: twoPrices }
  expect(shareCard(page([plans]), settings, 'ltr')).toMatchObject({
    heading: 'Plans',
    text: 'From NGN 0, or 7.5%.',
    ground: 'bush',
    brick: '',
    image: null,
  })
})

test('a page without sections shows its title and what search engines show', () => {
  expect(shareCard(page([]), settings, 'ltr')).toMatchObject({
    heading: 'Lenders',
    text: 'Found by.',
    ground: 'plaster',
  })
})
