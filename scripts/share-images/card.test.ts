import { expect, test } from 'vitest'
import { settings } from '#src/layout/shell.fixture.ts'
import type { PageContent, Section } from '#src/content/types.ts'
import { shareCard } from './card.ts'

const image = {
  alt: 'A site',
  asset: { _id: 'image-abc-1600x900-jpg', url: '.jpg', width: 1600, height: 900 },
}
const hero: Section<'hero'> = {
  _key: 'h',
  _type: 'hero',
  heading: 'Fund it.',
  lead: 'On one plan.',
  image,
  actions: null,
  noteIcon: null,
  noteText: null,
  brick: '100% insured',
  bond: null,
  tone: 'ochre',
}

function page(sections: PageContent['sections']): PageContent {
  const seo = {
    _type: 'seo' as const,
    title: 'T',
    description: 'Found by.',
    image: null,
    noIndex: null,
  }
  return {
    _id: 'p',
    _type: 'page',
    title: 'Lenders',
    path: '/x',
    signUpLabel: null,
    learn: null,
    seo,
    sections,
  }
}

test('a shared link shows the words, the colour and the image that its page begins with', () => {
  expect(shareCard(page([hero]), settings)).toEqual({
    heading: 'Fund it.',
    text: 'On one plan.',
    ground: 'ochre',
    brick: '100% insured',
    image,
    logo: settings.logo,
  })
})

test('on a dark ground it bears the logo for dark grounds', () => {
  expect(shareCard(page([{ ...hero, tone: 'ink' }]), settings).logo).toBe(settings.logoOnDark)
})

test('a page that begins with prices stands on the dark ground of the price band', () => {
  const plans = { _key: 'p', _type: 'plans' as const, heading: 'Choose', lead: null, plans: [] }
  expect(shareCard(page([plans]), settings)).toMatchObject({
    heading: 'Choose',
    text: 'Found by.',
    ground: 'bush',
    brick: '',
    image: null,
  })
})

test('a page without sections shows its title and what search engines show', () => {
  expect(shareCard(page([]), settings)).toMatchObject({
    heading: 'Lenders',
    text: 'Found by.',
    ground: 'plaster',
  })
})
