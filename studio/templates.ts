import type { SanityClient } from '@sanity/client'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { ComponentType } from 'react'
import type { InitialValueResolverContext, Template } from 'sanity'
import { audiences, audienceTitles } from '#schemas/fields/choices.ts'
import { API } from '#schemas/rules/context.ts'
import { linkToPage } from './actions/leave.ts'
import { inDefaultLanguage } from './languages/languages.ts'

interface PageTemplate {
  id: string
  title: string
  description: string
  icon: ComponentType
  /** The path of a page whose sections come first as samples. */
  like: string
  sections: string[]
  /** Whose questions it lists. */
  audience?: string
}

/** A page without title, path and SEO texts, which the editor writes. */
const pageTemplates: PageTemplate[] = [
  {
    id: 'landing-project',
    title: 'Landing page: create a project',
    description: 'For people who build: hero, steps, benefits, projects, questions.',
    icon: RocketIcon,
    like: '/owner',
    sections: ['hero', 'steps', 'benefits', 'projectsCarousel', 'faqList', 'closingBand'],
    audience: 'owner',
  },
  {
    id: 'landing-demo',
    title: 'Landing page: book a demo',
    description: 'For lenders and enterprises: hero, features, benefits, voices, questions.',
    icon: RocketIcon,
    like: '/enterprise',
    sections: ['hero', 'featureTabs', 'benefits', 'testimonials', 'faqList', 'closingBand'],
    audience: 'lender',
  },
  {
    id: 'text-page',
    title: 'Text page',
    description: 'A title and formatted text.',
    icon: DocumentTextIcon,
    like: '/contact',
    sections: ['pageTitle', 'richText'],
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
  ...pageTemplates.map(({ id, title, description, icon, ...start }) => ({
    id,
    title,
    description,
    icon,
    schemaType: 'page',
    value: async (_parameters: unknown, { getClient }: InitialValueResolverContext) => ({
      sections: sampleSections(start, await presentPages(getClient)),
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

const PAGES = `*[_type == "page" && ${inDefaultLanguage}] | order(path asc) {path, sections}`

interface Page {
  path: string
  sections?: { _type: string; hidden?: boolean }[]
}

let known: Promise<Page[]> | undefined

/**
 * Queries at most once a minute. The Studio requests the pages when its menu opens and again for the new
 * page, and on a slow machine gives up when the second result is not available at once.
 */
async function presentPages(
  getClient: (options: { apiVersion: string }) => Pick<SanityClient, 'fetch'>,
): Promise<Page[]> {
  // Published documents only: a page cannot refer to a draft.
  known ??= getClient(API).fetch<Page[]>(PAGES, {}, { perspective: 'published' })
  const forget = () => (known = undefined)
  setTimeout(forget, 60_000)
  known.catch(forget)
  return known
}

/** Sections that begin, as every new section does, with the words of one of their kind on another page. */
function sampleSections(
  { like, sections, audience }: Pick<PageTemplate, 'like' | 'sections' | 'audience'>,
  pages: Page[],
) {
  const samples = [...pages.filter(({ path }) => path === like), ...pages]
    .flatMap((page) => page.sections ?? [])
    .filter(({ hidden }) => hidden !== true)
  return sections.map((type) => ({
    ...samples.find(({ _type }) => _type === type),
    _key: type,
    _type: type,
    ...(type === 'faqList' && { audience }),
  }))
}
