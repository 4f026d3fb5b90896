import { render } from '@testing-library/react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Claim, Section } from '#src/content/types.ts'

/** A function that draws a section with changes to its sample, and returns what it is drawn in. */
export function drawsSection<Sample extends object>(
  component: (props: { section: Sample; first: boolean }) => ReactNode,
  sample: NoInfer<Sample>,
) {
  return (changes: Partial<Sample> = {}, first = false): HTMLElement => {
    const section: Sample = { ...sample, ...changes }
    const page = createElement(component, { section, first })
    return render(page, { wrapper: MemoryRouter }).container
  }
}

/** A hero that has nothing but its words and the given fields. */
export function heroOf(fields: Partial<Section<'hero'>> = {}): Section<'hero'> {
  return {
    _key: 'h',
    _type: 'hero',
    heading: 'Fund it.',
    lead: 'On one plan.',
    image: null,
    wall: null,
    sites: null,
    reply: null,
    caption: null,
    actions: null,
    bond: null,
    steps: null,
    noteIcon: null,
    noteText: null,
    claim: null,
    brick: null,
    tone: 'laterite',
    ...fields,
  }
}

type BenefitCard = Section<'benefits'>['cards'][number]

/** A card with a title and a text, and nothing else but the given fields. */
export function benefitCard(title: string, fields: Partial<BenefitCard> = {}): BenefitCard {
  return {
    _id: title,
    _type: 'benefitCard',
    title,
    body: 'Because.',
    image: null,
    icon: null,
    figure: null,
    highlight: null,
    drawing: null,
    week: null,
    points: null,
    caption: null,
    link: null,
    ...fields,
  }
}

/** A claim with one question that is answered and two that are not. */
export const insured: Claim = {
  _id: 'claim-insured',
  _type: 'claim',
  anchor: 'claim-insured',
  text: 'Funds 100% insured',
  lead: 'Read the papers.',
  hint: 'See what is behind it',
  empty: 'Ask us for this paper',
  rows: [
    { ...claimRow('Up to what sum?'), answer: '100%', source: 'The policy', sourceLink: '/policy' },
    claimRow('Who insures?'),
    claimRow('How do you claim?'),
  ],
  settings: {
    _id: 'siteSettings',
    _type: 'siteSettings',
    whatsapp: '+234 000 555 0100',
    email: 'hello@tofali.example',
    claims: {
      _type: 'claimTexts',
      opens: 'It opens.',
      count: '{answered} of {all} answered here',
      askAll: 'Ask for {open}',
      message: 'About “{claim}”: {questions}',
    },
  },
}

function claimRow(question: string) {
  const open = { answer: null, source: null, sourceLink: '' }
  return { _key: question, _type: 'claimRow' as const, question, ...open }
}

/** An image of the CMS that is 1000 by 800 pixels. */
export function imageOf(alt: string, file = 'a.jpg') {
  const asset = { _id: `image-${file}`, url: `https://cdn.test/${file}`, width: 1000, height: 800 }
  return { alt, hotspot: null, crop: null, asset }
}

function price(label: string, figure: string) {
  const action = { label: `See ${label}`, to: '/prices' }
  return { _type: 'price' as const, label, before: null, figure, after: null, text: 'All.', action }
}

/** Both prices, as wherever a price is said. */
export const twoPrices: NonNullable<Section<'plans'>['prices']> = {
  _id: 'prices',
  _type: 'prices',
  share: 'Three bricks on forty.',
  software: { ...price('The software', 'NGN 0'), before: 'from' },
  delivery: { ...price('Premium', '7.5%'), after: 'of its cost' },
}

/** Site settings with rates of two currencies. */
export const rated: NonNullable<Section<'plans'>['settings']> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  exchange: {
    _type: 'exchangeRates',
    date: '2026-11-16',
    isRecent: true,
    choiceLabel: 'Beside naira, show',
    about: 'about {amount}',
    note: 'Rates of {date}: {rates}.',
    rates: [
      { _key: 'cad', _type: 'exchangeRate', currency: 'CAD', naira: 1100 },
      { _key: 'gbp', _type: 'exchangeRate', currency: 'GBP', naira: 2000 },
    ],
  },
}

/** The office in Abuja, open from 8 to 17 on weekdays. */
export const abuja: Section<'offices'>['offices'][number] = {
  _id: 'abuja',
  _type: 'office',
  city: 'Abuja',
  country: 'Nigeria',
  address: '12 Kasuwa Crescent',
  email: 'abuja@tofali.example',
  phone: '+234 000 555 0100',
  whatsapp: '+234 000 555 0100',
  timeZone: 'Africa/Lagos',
  opensAt: 8,
  closesAt: 17,
  days: null,
  holidays: null,
}
