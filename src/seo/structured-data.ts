import { toPlainText } from '@portabletext/toolkit'
import { prefixOf } from '#shared/languages.ts'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import type { PageData } from '#src/content/cache.ts'
import { guideOf } from '#src/content/guide-of.ts'
import type { PageContent, PageSection, Settings } from '#src/content/types.ts'
import { frame, isVector, variantUrl, vectorUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import { planPrice, userCounts } from '#shared/plans.ts'
import type { Billing } from '#shared/plans.ts'

// As in the header of every page.
const logoHeight = 36

const context = { '@context': 'https://schema.org' }

/**
 * Objects of schema.org that describe a page: the organization, its place in the site, its questions and
 * the prices of its plans, if it has any.
 */
export function structuredData({ shell: { settings }, page }: PageData): object[] {
  const sections = page?.sections ?? []
  return [
    settings ? organization(settings) : null,
    settings && page ? breadcrumbs(settings, page) : null,
    settings && page ? article(settings, page) : null,
    questions(sections),
    settings && page ? offers(settings, page) : null,
  ].filter((item) => item !== null)
}

function organization(settings: Settings): object {
  return {
    ...context,
    '@type': 'Organization',
    name: settings.title,
    url: hosts.site,
    logo: logoAddress(settings.logo),
    email: settings.email,
    telephone: settings.phone,
    sameAs: settings.social?.map((profile) => profile.url),
  }
}

/** The size that pages show on high-density screens. */
function logoAddress(logo: ContentImage): string {
  const { width, height } = logo.asset
  return imageAddress(logo, width / height, 2 * Math.round((logoHeight * width) / height))
}

/** A vector has one file, which is not cropped. */
function imageAddress(image: ContentImage, ratio: number, width: number): string {
  const rect = frame(image, ratio)
  return absolute(isVector(image) ? vectorUrl(image) : variantUrl(image, rect, width, 'jpg'))
}

function absolute(address: string): string {
  return address.startsWith('/') ? hosts.site + address : address
}

/** Breadcrumbs from the home page, which has none itself, to the page. */
function breadcrumbs(settings: Settings, page: PageContent): object | null {
  if (page.path === '/') return null
  const guide = guideOf(page)
  const prefix = prefixOf(page.path)
  const above = guide
    ? [
        { name: t().guides.name, item: hosts.site + prefix + paths.guides },
        { name: guide.topic.title, item: `${hosts.site}${guide.topic.path}` },
      ]
    : []
  const steps = [
    { name: settings.title, item: `${hosts.site}${prefix || '/'}` },
    ...above,
    { name: page.title, item: hosts.site + page.path },
  ]
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** A guide, who wrote it, and who publishes it. */
function article(settings: Settings, page: PageContent): object | null {
  const guide = guideOf(page)
  if (!guide) return null
  const { title, summary, author, publishedAt, reviewedAt, words, image } = guide
  const publisher = { '@type': 'Organization', name: settings.title, url: hosts.site }
  return {
    ...context,
    '@type': 'Article',
    headline: title,
    description: summary,
    url: hosts.site + page.path,
    inLanguage: t().code,
    ...(words && { wordCount: words }),
    datePublished: publishedAt,
    dateModified: reviewedAt ?? publishedAt,
    ...(image && { image: imageAddress(image, 1200 / 630, 1200) }),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : publisher,
    publisher,
  }
}

function questions(sections: PageSection[]): object | null {
  const items = sections.flatMap((section) => (section._type === 'faqList' ? section.items : []))
  if (items.length === 0) return null
  return {
    ...context,
    '@type': 'FAQPage',
    inLanguage: t().code,
    mainEntity: items.map(({ question, answer, prices }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: priceLines(prices) + toPlainText(answer) },
    })),
  }
}

type Question = Extract<PageSection, { _type: 'faqList' }>['items'][number]

/** The prices above an answer: "We deliver the project: 7.5% of its cost." */
function priceLines(prices: Question['prices']): string {
  const both = prices ? [prices.software, prices.delivery] : []
  return both
    .map(({ label, before, figure, after }) => {
      return `${[`${label}:`, before, figure, after].filter(Boolean).join(' ')}. `
    })
    .join('')
}

type Plan = Extract<PageSection, { _type: 'plans' }>['plans'][number]

/** The plans with a price; one without ("Contact us") is not an offer that a machine could compare. */
function offers(settings: Settings, { path, sections }: PageContent): object | null {
  const plans = sections.flatMap((section) => (section._type === 'plans' ? section.plans : []))
  const priced = plans.flatMap((plan) => offer(plan, hosts.site + path) ?? [])
  if (priced.length === 0) return null
  return {
    ...context,
    '@type': 'Service',
    name: settings.title,
    description: settings.description,
    provider: { '@type': 'Organization', name: settings.title, url: hosts.site },
    offers: priced,
  }
}

/** A plan's price for its smallest number of users, by month and by year. */
function offer(plan: Plan, url: string): object | null {
  const [fewest = 1] = userCounts(plan)
  const price = planPrice(plan, fewest, 'monthly')
  if (price === null) return null
  const periods: [Billing, string][] = [
    ['monthly', 'P1M'],
    ['annually', 'P1Y'],
  ]
  return {
    '@type': 'Offer',
    name: plan.title,
    url,
    description: `${plan.amountText} ${plan.userLabel}`,
    price,
    priceCurrency: 'NGN',
    eligibleQuantity: { '@type': 'QuantitativeValue', value: fewest, unitText: t().plans.user },
    priceSpecification: periods.map(([billing, billingDuration]) => ({
      '@type': 'UnitPriceSpecification',
      price: planPrice(plan, fewest, billing),
      priceCurrency: 'NGN',
      billingDuration,
    })),
  }
}
