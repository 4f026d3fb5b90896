import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crops } from './crops.ts'

/** The components that show each image. */
const shownBy: Record<keyof typeof crops, string[]> = {
  hero: ['ui/brick-masked-image/BrickMaskedImage.tsx', 'ui/picture/across-phone.ts'],
  pageTitle: ['sections/page-title/WideWall.tsx', 'ui/picture/across-phone.ts'],
  pictureText: ['sections/picture-text/PictureText.tsx'],
  project: ['sections/projects-carousel/ProjectSlide.tsx'],
  feature: ['sections/feature-tabs/FeatureTabs.tsx'],
  member: ['sections/team/MemberCard.tsx'],
  benefitCard: ['sections/benefits/BenefitGrid.tsx', 'sections/benefit-mosaic/MosaicCard.tsx'],
  portrait: ['sections/shared-views/View.tsx'],
  video: ['sections/video-block/VideoBlock.tsx', 'sections/video-block/VideoDialog.tsx'],
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
