import { expect, test } from 'vitest'
import { hosts } from '#src/config/hosts.ts'
import { pageOf, planOf, plansOf } from '#src/content/page.fixture.ts'
import type { PageContent, Section } from '#src/content/types.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'
import { structuredData } from './structured-data.ts'

/** What is said about a page, by kind. */
function described(content: PageContent | null) {
  const items = structuredData({ path: '/x', shell: { settings, navigation }, page: content })
  return new Map(items.map((item) => ['@type' in item ? item['@type'] : '', item]))
}

const pro = planOf({
  title: 'Pro',
  type: 'pro',
  baseAmount: 45_000,
  minUsers: 3,
  maxUsers: 10,
  includedUsers: 3,
  extraUserAmount: 10_000,
})

test('every page names the organization, also one without content', () => {
  expect([...described(null).keys()]).toEqual(['Organization'])
  expect(described(pageOf({ path: '/' })).get('Organization')).toMatchObject({
    name: 'Tofali',
    url: hosts.site,
    logo: `${hosts.site}/tofali-logo.svg`,
  })
})

test('a search engine that shows the brand finds its logo, drawn or painted', () => {
  const asset = { _id: 'image-0123456789-420x108-png', url: '.png', width: 420, height: 108 }
  const painted = { ...settings, logo: { alt: 'Tofali', asset, isLocal: true } }
  const [organization] = structuredData({
    path: '/x',
    shell: { settings: painted, navigation },
    page: null,
  })
  expect(organization).toMatchObject({
    logo: `${hosts.site}/static/media/01234567-0_0_420_108-280.jpg`,
  })
})

test('a page says where it stands; the home page, where all begins, does not', () => {
  expect(described(pageOf({ path: '/' })).has('BreadcrumbList')).toBe(false)
  expect(described(pageOf({ path: '/lender' })).get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Tofali', item: `${hosts.site}/` },
      { position: 2, name: 'For lenders', item: `${hosts.site}/lender` },
    ],
  })
})

test('the plans with a price are offers, by month and by year; the one without is none', () => {
  const enterprise = planOf({ title: 'Enterprise', type: 'enterprise' })
  const free = planOf({ title: 'Free', type: 'free', baseAmount: 0, minUsers: 1, maxUsers: 1 })
  const section = plansOf([free, pro, enterprise])
  expect(
    described(pageOf({ path: '/pricing/enterprise', sections: [section] })).get('Service'),
  ).toMatchObject({
    offers: [
      { name: 'Free', url: `${hosts.site}/pricing/enterprise`, price: 0, priceCurrency: 'NGN' },
      {
        name: 'Pro',
        price: 45_000,
        priceCurrency: 'NGN',
        eligibleQuantity: { value: 3 },
        priceSpecification: [
          { price: 45_000, billingDuration: 'P1M' },
          { price: 459_000, billingDuration: 'P1Y' },
        ],
      },
    ],
  })
})

test('a page without plans offers nothing, one without questions answers none', () => {
  const kinds = [...described(pageOf({ path: '/about-us' })).keys()]
  expect(kinds).toEqual(['Organization', 'BreadcrumbList'])
})

function price(label: string, before: string | null, figure: string, after: string | null) {
  return { _type: 'price' as const, label, before, figure, after }
}

test('the questions of a page stand with their answers as plain text', () => {
  const block = {
    _type: 'block' as const,
    _key: 'b',
    style: 'normal' as const,
    children: [
      { _type: 'span' as const, _key: 's', text: 'Yes, ' },
      { _type: 'span' as const, _key: 't', text: 'all of them.' },
    ],
    markDefs: null,
  }
  const prices = {
    _id: 'prices' as const,
    _type: 'prices' as const,
    software: price('The software', 'from', 'NGN 0', null),
    delivery: price('Premium', null, '7.5%', 'of its cost'),
  }
  const section: Section<'faqList'> = {
    _key: 'k',
    _type: 'faqList',
    heading: 'Questions',
    lead: null,
    tone: null,
    action: null,
    items: [
      {
        _id: 'q',
        _type: 'faqItem',
        question: 'Cost?',
        answer: [block],
        cta: null,
        prices,
      },
    ],
  }
  expect(described(pageOf({ path: '/lender', sections: [section] })).get('FAQPage')).toMatchObject({
    inLanguage: 'en',
    mainEntity: [
      {
        name: 'Cost?',
        acceptedAnswer: {
          text: 'The software: from NGN 0. Premium: 7.5% of its cost. Yes, all of them.',
        },
      },
    ],
  })
})
