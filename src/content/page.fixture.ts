import type { PageContent, Section } from './types.ts'

/** A page that has nothing but the given fields. */
export function pageOf(fields: Partial<PageContent>): PageContent {
  return {
    _id: 'p',
    _type: 'page',
    title: 'For lenders',
    path: '/x',
    signUpLabel: null,
    translations: null,
    learn: null,
    seo: null,
    sections: [],
    ...fields,
  }
}

/** What search engines and shared links show of a page. */
export function seoOf(fields: Partial<NonNullable<PageContent['seo']>>) {
  return {
    _type: 'seo' as const,
    title: 'T',
    description: 'D',
    image: null,
    noIndex: null,
    ...fields,
  }
}

type Plan = Section<'plans'>['plans'][number]

/** A plan that has no price but the given fields. */
export function planOf(fields: Partial<Plan> & Pick<Plan, 'title' | 'type'>): Plan {
  return {
    _id: `plan-${fields.type}`,
    _type: 'plan',
    amountText: 'Contact us',
    userLabel: 'priced to your portfolio',
    benefits: ['Storage'],
    introLine: null,
    buttonTitle: `Choose ${fields.title}`,
    hasDropdown: false,
    baseAmount: null,
    minUsers: null,
    maxUsers: null,
    includedUsers: null,
    extraUserAmount: null,
    maxProjects: null,
    action: { label: 'Go', to: 'https://auth.example/' },
    ...fields,
  }
}

/** The cards of these plans, without what other documents add to them. */
export function plansOf(plans: Plan[]): Section<'plans'> {
  return {
    _key: 'k',
    _type: 'plans',
    heading: 'Plans',
    lead: null,
    plans,
    prices: null,
    finder: null,
    settings: null,
  }
}
