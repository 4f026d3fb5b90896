import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { InitialValueResolverContext, Template } from 'sanity'
import { audiences, audienceTitles } from '#schemas/fields/choices.ts'
import { demoPage, projectPage, textPage } from './landing-pages.ts'
import { linkToPage } from '#studio/page-address/leave.ts'
import { findParts, type Parts, remember } from './template-parts.ts'

const presentParts = remember(findParts)

/** The id of the template for a question of one audience, such as "question-owner". */
export function questionTemplateId(audience: string): string {
  return `question-${audience}`
}

/** The templates of a page, in the order of the menu. */
export const PAGE_TEMPLATES = ['landing-project', 'landing-demo', 'text-page']

const REDIRECT_TEMPLATE = 'redirect-to-page'

/** The parameters of an intent to create a redirect that leads to this page. */
export function redirectTo(page: string): [{ type: string; template: string }, { page: string }] {
  return [{ type: 'redirect', template: REDIRECT_TEMPLATE }, { page }]
}

/** The templates, besides an empty document of each type. */
export const templates: Template[] = [
  pageTemplate(
    'landing-project',
    'Landing page: create a project',
    'For people who build: hero, steps, benefits, projects, questions.',
    projectPage,
  ),
  pageTemplate(
    'landing-demo',
    'Landing page: book a demo',
    'For lenders and enterprises: hero, features, benefits, voices, questions.',
    demoPage,
  ),
  pageTemplate('text-page', 'Text page', 'A title and formatted text.', textPage),
  ...audiences.map((audience): Template => ({
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

/** A page without title, path and SEO texts, which the editor writes. */
function pageTemplate(
  id: string,
  title: string,
  description: string,
  sectionsOf: (parts: Parts) => unknown[],
): Template {
  return {
    id,
    title,
    description,
    icon: id === 'text-page' ? DocumentTextIcon : RocketIcon,
    schemaType: 'page',
    value: async (_parameters: unknown, { getClient }: InitialValueResolverContext) => ({
      sections: sectionsOf(await presentParts(getClient)),
    }),
  }
}
