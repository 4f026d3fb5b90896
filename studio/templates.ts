import type { SanityClient } from '@sanity/client'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { ComponentType } from 'react'
import type { InitialValueResolverContext, Template } from 'sanity'
import { audiences, audienceTitles } from '#schemas/fields/choices.ts'
import { API } from '#schemas/rules/context.ts'
import { linkToPage } from './actions/leave.ts'

interface PageTemplate {
  id: string
  title: string
  description: string
  icon: ComponentType
  sectionsOf: (parts: Parts) => unknown[]
}

/** A page without title, path and SEO texts, which the editor writes. */
const pageTemplates: PageTemplate[] = [
  {
    id: 'landing-project',
    title: 'Landing page: create a project',
    description: 'For people who build: hero, steps, benefits, projects, questions.',
    icon: RocketIcon,
    sectionsOf: projectPage,
  },
  {
    id: 'landing-demo',
    title: 'Landing page: book a demo',
    description: 'For lenders and enterprises: hero, features, benefits, voices, questions.',
    icon: RocketIcon,
    sectionsOf: demoPage,
  },
  {
    id: 'text-page',
    title: 'Text page',
    description: 'A title and formatted text.',
    icon: DocumentTextIcon,
    sectionsOf: textPage,
  },
]

/** In the order of the menu. */
export const PAGE_TEMPLATES = pageTemplates.map(({ id }) => id)

/** The id of the template for a question of one audience, such as "question-owner". */
export function questionTemplateId(audience: string): string {
  return `question-${audience}`
}

const REDIRECT_TEMPLATE = 'redirect-to-page'

/** The parameters of an intent to create a redirect that leads to this page. */
export function redirectTo(page: string): [{ type: string; template: string }, { page: string }] {
  return [{ type: 'redirect', template: REDIRECT_TEMPLATE }, { page }]
}

/** The templates, besides an empty document of each type. */
export const templates: Template[] = [
  ...pageTemplates.map(({ sectionsOf, ...template }) => ({
    ...template,
    schemaType: 'page',
    value: async (_parameters: unknown, { getClient }: InitialValueResolverContext) => ({
      sections: sectionsOf(await presentParts(getClient)),
    }),
  })),
  ...audiences.map((audience) => ({
    id: questionTemplateId(audience),
    title: `Question: ${audienceTitles[audience]}`,
    schemaType: 'faqItem',
    // With a parameter, only the list of this audience offers it.
    parameters: [{ name: 'audience', title: 'Audience', type: 'string' }],
    value: { audience },
  })),
  {
    id: REDIRECT_TEMPLATE,
    title: 'Redirect to a page',
    schemaType: 'redirect',
    parameters: [{ name: 'page', title: 'Page', type: 'string' }],
    value: ({ page }: { page: string }) => ({ to: linkToPage(page) }),
  },
]

/** Ids of the documents that a new page starts with: those that the home page shows, and the contact page. */
interface Parts {
  cards: string[]
  features: string[]
  projects: string[]
  voices: string[]
  /** Empty without a page at /contact. */
  contact: string
}

const HOME = '*[_type == "page" && path == "/"][0].sections'
const PARTS = `{
  "cards": coalesce(${HOME}[_type in ["whatYouGet", "benefits"]][0].cards[]._ref, []),
  "features": coalesce(${HOME}[_type == "featureTabs"][0].features[]._ref, []),
  "projects": *[_type == "sampleProject"] | order(orderRank asc)._id,
  "voices": coalesce(${HOME}[_type == "testimonials"][0].items[]._ref, []),
  "contact": coalesce(*[_type == "page" && path == "/contact"][0]._id, "")
}`

type GetClient = (options: { apiVersion: string }) => Pick<SanityClient, 'fetch'>

/** Published documents only: a page cannot refer to a draft. */
export async function findParts(getClient: GetClient): Promise<Parts> {
  return getClient(API).fetch<Parts>(PARTS, {}, { perspective: 'published' })
}

let known: Promise<Parts> | undefined

/**
 * Queries at most once a minute. The Studio requests the parts when its menu opens and again for the new
 * page, and on a slow machine gives up when the second result is not available at once.
 */
async function presentParts(getClient: GetClient): Promise<Parts> {
  known ??= findParts(getClient)
  const forget = () => (known = undefined)
  setTimeout(forget, 60_000)
  known.catch(forget)
  return known
}

interface Section {
  _key: string
  _type: string
  [field: string]: unknown
}

const create = {
  _type: 'action',
  label: 'Create a Project',
  to: { _type: 'link', href: 'auth:/project-owner/signup' },
}
const demo = { _type: 'action', label: 'Book a Demo', opens: 'demo' }

/** A page that leads to a new project: for owners and developers. */
export function projectPage({ cards, projects, contact }: Parts): Section[] {
  return [
    {
      _key: 'hero',
      _type: 'hero',
      heading: 'Build it from wherever you are.',
      lead: 'Create your project in about 7 minutes, invite verified contractors to bid, and see what every naira did.',
      actions: [
        { _key: 'create', ...create },
        { _key: 'iam', _type: 'action', label: 'Learn More', opens: 'iam' },
      ],
      noteIcon: 'clock',
      noteText: 'Sign up in 5 to 10 minutes',
      brick: 'Project funds 100% insured',
      tone: 'laterite',
    },
    {
      _key: 'steps',
      _type: 'steps',
      heading: 'From plot to keys',
      items: [
        step('Create the project', 'Say what you want to build, where, and for how much.'),
        step('Choose who builds it', 'Receive bids online and compare them like for like.'),
        step('Pay for what you see', 'Link each release of funds to a milestone you can check.'),
      ],
    },
    ...withMembers('benefits', 'cards', cards, { heading: 'What you get' }),
    ...withMembers('projectsCarousel', 'projects', projects, {
      heading: 'Build with confidence any where in Africa',
      note: 'Illustrative renders of sample projects.',
    }),
    questions('owner', contact),
    closing('Start your project.', create),
  ]
}

/** A page that leads to a demo: for lenders and enterprises. */
export function demoPage({ cards, features, voices, contact }: Parts): Section[] {
  return [
    {
      _key: 'hero',
      _type: 'hero',
      heading: 'Every project you fund, on one screen.',
      lead: 'Budget, procurement, quality and progress, tracked in real time, and money released against work you can see.',
      actions: [{ _key: 'demo', ...demo }],
      tone: 'bush',
    },
    ...withMembers('featureTabs', 'features', features, {
      heading: 'The whole site, in your hand',
      tone: 'light',
    }),
    ...withMembers('benefits', 'cards', cards, { heading: 'What you get' }),
    ...withMembers('testimonials', 'items', voices, { heading: 'What people say' }),
    questions('lender', contact),
    closing('Watch one site with us.', demo),
  ]
}

/** A page to read. */
function textPage(): Section[] {
  return [
    { _key: 'title', _type: 'pageTitle', tone: 'plaster' },
    { _key: 'text', _type: 'richText' },
  ]
}

/** An empty list would make the page invalid, so it is left out. */
function withMembers(
  type: string,
  field: string,
  ids: string[],
  fields: Record<string, unknown>,
): Section[] {
  if (ids.length === 0) return []
  const members = ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }))
  return [{ _key: type, _type: type, ...fields, [field]: members }]
}

function questions(audience: string, contact: string): Section {
  const page = { _type: 'reference', _ref: contact, _weak: true }
  const to = { _type: 'link', ...(contact === '' ? { href: '/contact' } : { page }) }
  const action = { _type: 'action', label: 'Ask a Question', to }
  return { _key: 'questions', _type: 'faqList', heading: 'Questions, answered', audience, action }
}

function closing(heading: string, action: Record<string, unknown>): Section {
  const message = 'Hello. I have a question.'
  return { _key: 'closing', _type: 'closingBand', heading, action, message }
}

function step(title: string, body: string): Section {
  return { _key: title.toLowerCase().replaceAll(' ', '-'), _type: 'step', title, body }
}
