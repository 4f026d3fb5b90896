import { expect, test } from 'vitest'
import { checkAltOfNewImage, crops } from './image.ts'
import { readFileSync } from 'node:fs'

const image = (ref: string, alt: string) => ({ alt, asset: { _ref: ref } })
const before = { _id: 'page', sections: [{ _key: 'hero', image: image('old', 'A wall') }] }
const path = ['sections', { _key: 'hero' }, 'image']

function check(
  value: unknown,
  { id = 'drafts.page', published = before }: { id?: string; published?: unknown } = {},
) {
  let questions = 0
  const getClient = () => ({
    fetch: async () => {
      questions += 1
      return published
    },
  })
  const document = { _id: id }
  const run = () => checkAltOfNewImage(value, { getClient, document, path })
  return { run, questions: () => questions }
}

test('an editor who exchanges an image is asked to look at its text again', async () => {
  const { run, questions } = check(image('new', 'A wall'))
  expect(await run()).toMatchObject({ path: ['alt'], message: expect.stringContaining('old one') })
  await run()
  expect(questions()).toBe(1)
})

test.each([
  ['the same image', image('old', 'A wall')],
  ['a new text', image('new', 'A roof')],
  ['no image', undefined],
])('nobody is asked about %s', async (_what, value) => {
  expect(await check(value).run()).toBe(true)
})

test('nobody is asked about an image that was never published', async () => {
  expect(await check(image('new', 'A wall'), { published: null }).run()).toBe(true)
  expect(await check(image('new', 'A wall'), { id: 'page' }).run()).toBe(true)
})

/** The components that show each image. */
const shownBy: Record<keyof typeof crops, string[]> = {
  hero: ['ui/brick-masked-image/BrickMaskedImage.tsx', 'ui/picture/Picture.tsx'],
  pageTitle: ['sections/page-title/PageTitle.tsx', 'ui/picture/Picture.tsx'],
  pictureText: ['sections/picture-text/PictureText.tsx'],
  project: ['sections/projects-carousel/ProjectsCarousel.tsx'],
  feature: ['sections/feature-tabs/FeatureTabs.tsx'],
  member: ['sections/team/Team.tsx'],
  benefitCard: ['sections/benefits/Benefits.tsx', 'sections/benefit-mosaic/BenefitMosaic.tsx'],
  portrait: ['sections/shared-views/SharedViews.tsx'],
  video: ['sections/video-block/VideoBlock.tsx'],
}

function ratiosIn(file: string): number[] {
  const text = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
  return [...text.matchAll(/\bratio: ([\d.]+)(?: \/ ([\d.]+))?/g)].map(
    ([, width, height = '1']) => Number(width) / Number(height),
  )
}

const sorted = (ratios: Iterable<number>) => [...new Set(ratios)].toSorted((a, b) => a - b)

test.each(Object.entries(crops))(
  'the focal point of "%s" is previewed in the crops of the site',
  (name, shown) => {
    const files = Object.entries(shownBy).find(([key]) => key === name)?.[1] ?? []
    expect(sorted(Object.values(shown))).toEqual(sorted(files.flatMap(ratiosIn)))
  },
)
