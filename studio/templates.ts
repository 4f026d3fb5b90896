import type { InitialValueResolverContext, Template } from 'sanity'

const API_VERSION = '2025-02-19'
const FIRST_CARDS = '*[_type == "benefitCard"] | order(_id) [0...3]._id'

/** The id of the template that begins a question of one audience. */
export const QUESTION_TEMPLATE = 'question-of-audience'

/** What an editor can begin with, besides an empty document of each type. */
export const templates: Template[] = [
  {
    id: 'landing-page',
    title: 'Landing page',
    description: 'Hero, benefits and questions: write the hero, choose a path, publish.',
    icon: () => '🛬',
    schemaType: 'page',
    value: (_parameters: unknown, context: InitialValueResolverContext) => landingPage(context),
  },
  {
    id: QUESTION_TEMPLATE,
    title: 'Question',
    schemaType: 'faqItem',
    parameters: [{ name: 'audience', title: 'Audience', type: 'string' }],
    value: ({ audience }: { audience?: string }) => ({ audience }),
  },
]

/** All but the hero's words, the title and the path, which nobody can guess. */
async function landingPage({ getClient }: InitialValueResolverContext) {
  const cards = await getClient({ apiVersion: API_VERSION }).fetch<string[]>(FIRST_CARDS)
  return {
    sections: [
      { _key: 'hero', _type: 'hero', tone: 'laterite' },
      {
        _key: 'benefits',
        _type: 'benefits',
        heading: 'What you get',
        cards: cards.map((_ref) => ({ _key: _ref, _type: 'reference', _ref })),
      },
      { _key: 'questions', _type: 'faqList', heading: 'Questions', audience: 'general' },
    ],
  }
}
