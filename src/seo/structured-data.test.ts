import { expect, test } from 'vitest'
import { hosts } from '#src/config/hosts.ts'
import type { PageContent, Section } from '#src/content/types.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'
import { structuredData } from './structured-data.ts'

type Plan = Section<'plans'>['plans'][number]

function page(path: string, sections: PageContent['sections'] = []): PageContent {
  return {
    _id: 'p',
    _type: 'page',
    title: 'For lenders',
    path,
    signUpLabel: null,
    translations: null,
    learn: null,
    seo: null,
    sections,
  }
}

/** What is said about a page, by kind. */
function described(content: PageContent | null) {
  const items = structuredData({ path: '/x', shell: { settings, navigation }, page: content })
  return new Map(items.map((item) => ['@type' in item ? item['@type'] : '', item]))
}

function plan(fields: Partial<Plan> & Pick<Plan, 'title' | 'type'>): Plan {
  return {
    _id: fields.type,
    _type: 'plan',
    amountText: 'NGN 45,000',
    userLabel: 'per project, up to 3 users',
    benefits: ['Storage'],
    introLine: null,
    buttonTitle: 'Choose',
    hasDropdown: true,
    baseAmount: null,
    minUsers: null,
    maxUsers: null,
    includedUsers: null,
    extraUserAmount: null,
    maxProjects: null,
    action: null,
    ...fields,
  }
}

const pro = plan({
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
  expect(described(page('/')).get('Organization')).toMatchObject({
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
  expect(described(page('/')).has('BreadcrumbList')).toBe(false)
  expect(described(page('/lender')).get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Tofali', item: `${hosts.site}/` },
      { position: 2, name: 'For lenders', item: `${hosts.site}/lender` },
    ],
  })
})

test('the plans with a price are offers, by month and by year; the one without is none', () => {
  const enterprise = plan({ title: 'Enterprise', type: 'enterprise' })
  const free = plan({ title: 'Free', type: 'free', baseAmount: 0, minUsers: 1, maxUsers: 1 })
  const section: Section<'plans'> = {
    _key: 'k',
    _type: 'plans',
    heading: 'Choose',
    lead: null,
    plans: [free, pro, enterprise],
    prices: null,
    finder: null,
    settings: null,
  }
  expect(described(page('/pricing/enterprise', [section])).get('Service')).toMatchObject({
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
  const kinds = [...described(page('/about-us')).keys()]
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
  expect(described(page('/lender', [section])).get('FAQPage')).toMatchObject({
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
